// The subjects of a skill's plugin.json, in the order in which their findings are reported.

import { checkOf, rulesOf, type Subject } from '../kit/rule.ts';
import { aboutSchema, checkAbout } from './about/check.ts';
import * as about from './about/rules.ts';
import * as code from './code/rules.ts';
import { checkEntrypoint, entrypointSchema } from './entrypoint/check.ts';
import * as entrypoint from './entrypoint/rules.ts';
import { checkExamples, exampleSchema } from './examples/check.ts';
import * as examples from './examples/rules.ts';
import { checkHandler } from './code/handler/check.ts';
import * as handler from './code/handler/rules.ts';
import { checkHubId, hubIdSchema } from './hub-id/check.ts';
import * as hubId from './hub-id/rules.ts';
import { checkIdentity, identitySchema } from './identity/check.ts';
import * as identity from './identity/rules.ts';
import { checkManifest, manifestSchema } from './manifest/check.ts';
import * as manifest from './manifest/rules.ts';
import { joined, schemaErrors, type SchemaRules } from './official-schema.ts';
import { checkSetupArgs, setupArgSchema } from './setup-args/check.ts';
import * as setupArgs from './setup-args/rules.ts';
import { checkUnknownKeys } from './unknown-keys/check.ts';
import * as unknownKeys from './unknown-keys/rules.ts';

/** `schema` has the rules to raise for errors of the official schema. */
const parts: readonly (Subject & { readonly schema?: SchemaRules })[] = [
  { rules: manifest, schema: manifestSchema, check: checkManifest },
  { rules: hubId, schema: hubIdSchema, check: checkHubId },
  { rules: identity, schema: identitySchema, check: checkIdentity },
  { rules: unknownKeys, check: checkUnknownKeys },
  { rules: about, schema: aboutSchema, check: checkAbout },
  { rules: setupArgs, schema: setupArgSchema, check: checkSetupArgs },
  { rules: examples, schema: exampleSchema, check: checkExamples },
  { rules: entrypoint, schema: entrypointSchema, check: checkEntrypoint },
  { rules: handler, check: checkHandler },
  { rules: code },
];

const schema = joined(parts.map((part) => part.schema ?? {}));

export const rules = rulesOf(parts);

export const check = checkOf([{ rules: {}, check: (document) => schemaErrors(document, schema) }, ...parts]);
