// Makes the plain data that the view paints from a manifest or a package.json.

import { isObject, member, textIn } from '../../../model/guards.ts';
import { HINTS, PROPERTIES } from '../form.ts';
import { PARAMETERS } from '../parameters/values.ts';
import { manifestCard, packageCard, type Card } from './card.ts';
import type { FormSource } from './fields.ts';
import type { ParameterDef } from './made-form.ts';
import { formOfParameters, parameterDefs } from './parameters.ts';

interface Common {
  /** '' where the manifest has none. */
  readonly pluginId: string;
  readonly card: Card;
}

/** The panel as documented: `configSchema` and `uiHints` go to the renderer unchanged. */
export interface DirectPanel extends Common {
  readonly mode: 'direct';
  readonly schema: unknown;
  readonly hints: unknown;
}

/** The panel as Milady shows it: a form made of `agentConfig.pluginParameters`. */
export interface HostPanel extends Common {
  readonly mode: 'host';
  readonly parameters: readonly ParameterDef[];
  readonly configUiHints: unknown;
}

export type Panel = DirectPanel | HostPanel;

/** The panel of an `elizaos.plugin.json`. */
export function directPanel(manifest: unknown): DirectPanel {
  const pluginId = textIn(manifest, 'id');
  const schema = member(manifest, 'configSchema') ?? null;
  const settings = member(schema, 'properties');
  return {
    mode: 'direct',
    pluginId,
    card: manifestCard(manifest, pluginId, isObject(settings) ? Object.keys(settings) : []),
    schema,
    hints: member(manifest, 'uiHints') ?? {},
  };
}

/** The panel of a package.json. */
export function hostPanel(manifest: unknown): HostPanel {
  const config = member(manifest, 'agentConfig');
  const parameters = parameterDefs(member(config, 'pluginParameters'));
  const pluginId = packageId(member(manifest, 'name'));
  const keys = parameters.map(({ key }) => key);
  return {
    mode: 'host',
    pluginId,
    card: packageCard(manifest, pluginId, keys),
    parameters,
    configUiHints:
      member(config, 'configUiHints') ?? member(member(manifest, 'elizaos'), 'configUiHints') ?? null,
  };
}

/** A plugin's id from the name of its package: `@elizaos/plugin-aws-s3` → `aws-s3`. */
export function packageId(name: unknown): string {
  if (typeof name !== 'string') return '';
  return (name.split('/').at(-1) ?? '').replace(/^plugin-/, '');
}

/** The renderer's input. `set` has the keys that count as configured. */
export function sourceOf(panel: Panel, set: ReadonlySet<string>): FormSource {
  if (panel.mode === 'direct') {
    return { schema: panel.schema, hints: panel.hints, properties: PROPERTIES, hintsAt: HINTS };
  }
  const made = formOfParameters(panel.parameters, panel.pluginId, set, panel.configUiHints);
  return { ...made, properties: PARAMETERS, hintsAt: PARAMETERS };
}
