// Everything that is said about AnythingLLM manifests, by code.

import type { Rule } from '../../model/host.ts';
import { aboutRules } from './sentences/about.ts';
import { entrypointRules } from './sentences/entrypoint.ts';
import { exampleRules } from './sentences/examples.ts';
import { handlerRules } from './sentences/handler.ts';
import { identityRules } from './sentences/identity.ts';
import { setupArgRules } from './sentences/setup-args.ts';
import { withDeferred } from './when-on.ts';

export const rules: Readonly<Record<string, Rule>> = withDeferred({
  ...identityRules,
  ...aboutRules,
  ...setupArgRules,
  ...exampleRules,
  ...entrypointRules,
  ...handlerRules,
});
