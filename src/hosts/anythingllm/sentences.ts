// Everything that is said about AnythingLLM manifests, by code.

import type { Rule } from '../../model/host.ts';
import { aboutRules } from './about/rules.ts';
import { entrypointRules } from './entrypoint/rules.ts';
import { exampleRules } from './examples/rules.ts';
import { handlerRules } from './handler/rules.ts';
import { identityRules } from './identity/rules.ts';
import { setupArgRules } from './setup-args/rules.ts';
import { withDeferred } from './when-on.ts';

export const rules: Readonly<Record<string, Rule>> = withDeferred({
  ...identityRules,
  ...aboutRules,
  ...setupArgRules,
  ...exampleRules,
  ...entrypointRules,
  ...handlerRules,
});
