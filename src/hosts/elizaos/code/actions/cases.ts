// Cases for actions.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { action, handler, parameter, plugin } from '../case-texts.fixtures.ts';

const SAVE = `async function save(): Promise<void> {}\n`;
const REST = `description: 'Reads it', validate: async () => true, handler: async () => undefined`;

export const codeCases: readonly CodeCase[] = [
  {
    code: 'elizaos/source-action-name',
    raises: plugin(`actions: [{ name: ⟦'read tide'⟧, ${REST} }]`),
    misses: plugin(`actions: [{ name: 'READ_TIDE_2', ${REST} }]`),
  },
  {
    code: 'elizaos/source-action-name',
    raises: plugin(`actions: [{ name: ⟦"readTide"⟧, ${REST} }]`),
    misses: plugin(`actions: [{ name: nameOf('readTide'), ${REST} }]`),
  },
  {
    code: 'elizaos/source-action-name',
    raises: `const NAME = ⟦'2nd-tide'⟧;\n${plugin(`actions: [{ name: NAME, ${REST} }]`)}`,
    misses: `const NAME = '_2ND_TIDE'.slice(1);\n${plugin(`actions: [{ name: NAME, ${REST} }]`)}`,
  },
  {
    code: 'elizaos/source-core-action',
    raises: plugin(`actions: [{ name: ⟦'REPLY'⟧, ${REST} }]`),
    misses: plugin(`actions: [{ name: 'REPLY_TIDE', ${REST} }]`),
  },
  {
    code: 'elizaos/source-throw',
    raises: handler(`async () => { ⟦throw new Error('low');⟧ }`),
    misses: handler(`async () => { try { throw new Error('low'); } catch { return { success: false }; } }`),
  },
  {
    code: 'elizaos/source-throw',
    raises: handler(
      `async () => { try { await read(); } catch (error) { ⟦throw error;⟧ } return { success: true }; }`,
    ),
    misses: handler(
      `async () => { const fail = () => { throw new Error('low'); }; return { success: true, data: { fail } }; }`,
    ),
  },
  {
    code: 'elizaos/source-throw',
    raises: handler(`async () => { try { ⟦throw new Error('low');⟧ } finally { close(); } }`),
    misses: handler(`async () => { return { success: false, error: new Error('low') }; }`),
  },
  {
    code: 'elizaos/source-no-success',
    raises: handler(`async () => ({ ⟦text⟧: 'Low tide' })`),
    misses: handler(`async () => ({ ...base(), text: 'Low tide' })`),
  },
  {
    code: 'elizaos/source-no-success',
    raises: handler(`async () => { if (x) return { ⟦error⟧: 'none' }; return { success: true }; }`),
    misses: handler(
      `async () => { const all = [1].map(() => { return { text: 'a' }; }); return { success: true, data: { all } }; }`,
    ),
  },
  {
    code: 'elizaos/source-no-success',
    raises: handler(`async () => { return ⟦{⟧}; }`),
    misses: handler(`async () => { return; }`),
  },
  {
    code: 'elizaos/source-no-success',
    raises: handler(`async () => ({ ⟦success⟧: undefined })`),
    misses: handler(`async () => ({ success: false })`),
  },
  {
    code: 'elizaos/source-bare-failure',
    release: 'core-1.x',
    raises: handler(`async () => ({ ⟦success⟧: false, error: 'none' })`),
    misses: handler(`async () => ({ success: false, error: 'none', text: 'none' })`),
  },
  {
    code: 'elizaos/source-bare-failure',
    release: 'core-1.x',
    raises: handler(`async () => { const r = await read(); return { ⟦success⟧: r.ok }; }`),
    misses: handler(`async () => ({ success: true })`),
  },
  {
    code: 'elizaos/source-no-result',
    release: 'core-1.x',
    raises: action('', `⟦handler⟧: async () => { await read(); }`),
    misses: handler(`async () => { await read(); return { success: true }; }`),
  },
  {
    code: 'elizaos/source-no-result',
    release: 'core-1.x',
    raises: action('', `async ⟦handler⟧() { if (x) return; await read(); }`),
    misses: handler(`async () => { throw new Error('none'); }`),
  },
  {
    code: 'elizaos/source-parameters-in-options',
    release: 'core-1.x',
    raises: handler(
      `async (_r, _m, _s, o) => ({ success: true, text: String(⟦(o as any).parameters⟧.pier) })`,
    ),
    misses: handler(
      `async (_r, _m, s, o) => ({ success: true, text: String(((o as any).parameters ?? s?.data.actionParams).pier) })`,
    ),
  },
  {
    code: 'elizaos/source-simile',
    raises: action(`similes: ['TIDES', ⟦'Read_Tide'⟧]`),
    misses: action(`similes: ['TIDES', 'READ_TIDES']`),
  },
  {
    code: 'elizaos/source-simile',
    raises: plugin(
      `actions: [{ name: 'READ', ${REST}, similes: [⟦'ASK'⟧] }, { name: 'ASK', ${REST}, similes: [] }]`,
    ),
    misses: plugin(
      `actions: [{ name: 'READ', ${REST}, similes: ['TELL'] }, { name: 'ASK', ${REST}, similes: [other] }]`,
    ),
  },
  {
    code: 'elizaos/source-simile',
    raises: plugin(
      `actions: [{ name: 'READ', ${REST}, similes: ['TELL'] }, { name: 'ASK', ${REST}, similes: [⟦'TELL'⟧] }]`,
    ),
    misses: plugin(
      `actions: [{ name: 'READ', ${REST}, similes: ['TELL'] }, { name: 'ASK', ${REST}, similes: ['SAY'] }]`,
    ),
  },
  {
    code: 'elizaos/source-simile',
    raises: action(`similes: [⟦''⟧]`),
    misses: action(`similes: []`),
  },
  {
    code: 'elizaos/source-simile',
    raises: plugin(
      `actions: [{ name: 'READ', ${REST}, similes: [⟦'ASK_FOR'⟧] }, { name: 'ASK', ${REST}, similes: [] }]`,
    ),
    misses: plugin(
      `actions: [{ name: 'READ', ${REST}, similes: ['READ_IT'] }, { name: 'ASK', ${REST}, similes: [] }]`,
    ),
  },
  {
    code: 'elizaos/source-simile',
    raises: plugin(
      `actions: [{ name: 'READ', ${REST}, similes: ['TELL_ALL'] }, { name: 'ASK', ${REST}, similes: [⟦'TELL'⟧] }]`,
    ),
    misses: plugin(
      `actions: [{ name: 'READ', ${REST}, similes: ['TELL'] }, { name: 'ASK', ${REST}, similes: ['SAY'] }]`,
    ),
  },
  {
    code: 'elizaos/source-validate-guard',
    release: 'core-1.x',
    raises: plugin(
      `actions: [{ name: 'READ', description: 'd', validate: async ($rt) => Boolean(⟦$rt.getSetting("it's")⟧), handler: async ($rt) => { await $rt.read(); return { success: true, text: 'Low' }; } }]`,
    ),
    misses: plugin(
      `actions: [{ name: 'READ', description: 'd', validate: async ($rt) => Boolean($rt.getSetting("it's")), handler: async ($rt) => { await read($rt); return { success: true, text: 'Low' }; } }]`,
    ),
  },
  {
    code: 'elizaos/source-validate-guard',
    release: 'core-1.x',
    raises: plugin(
      `actions: [{ name: 'READ', description: 'd', validate: async (runtime) => Boolean(⟦runtime.getSetting('THE "KEY"')⟧), handler: async (rt$) => { await read(); return { success: true, text: 'Low' }; } }]`,
    ),
    misses: plugin(
      `actions: [{ name: 'READ', description: 'd', validate: async (runtime) => Boolean(runtime.getSetting('THE "KEY"')), handler: async (rt$) => { await read(rt$); return { success: true, text: 'Low' }; } }]`,
    ),
  },
  {
    code: 'elizaos/source-validate-guard',
    release: 'core-1.x',
    raises: plugin(
      `actions: [{ name: 'READ', description: 'd', validate: async (runtime) => Boolean(⟦runtime.getSetting('KEY')⟧), handler: async (runtime) => { await read(); return { success: true, text: 'Low' }; } }]`,
    ),
    misses: plugin(
      `actions: [{ name: 'READ', description: 'd', validate: async (runtime) => Boolean(runtime.getSetting('KEY')), handler: async (runtime) => ({ success: true, text: await read(runtime.getSetting('KEY')) }) }]`,
    ),
  },
  {
    code: 'elizaos/source-validate-guard',
    release: 'core-1.x',
    raises: plugin(
      `actions: [{ name: 'READ', description: 'd', validate: async (r) => !!⟦r.getService('tide')⟧, handler: async () => ({ success: true, text: 'Low' }) }]`,
    ),
    misses: plugin(
      `actions: [{ name: 'READ', description: 'd', validate: async (r) => !!r.getService('tide'), handler: async (r) => ({ success: true, text: await read(r) }) }]`,
    ),
  },
  {
    code: 'elizaos/source-not-awaited',
    release: 'core-1.x',
    raises: handler(`async () => { ⟦save()⟧; return { success: true, text: 'Low' }; }`) + SAVE,
    misses:
      handler(`async () => { save().catch(() => 0); void save(); return { success: true, text: 'Low' }; }`) +
      SAVE,
  },
  {
    code: 'elizaos/source-not-awaited',
    release: 'core-1.x',
    raises:
      handler(`async () => { try { ⟦save().then(() => 0)⟧; } catch {} return { success: true }; }`) + SAVE,
    misses:
      handler(
        `async (_r, _m, _s, _o, say) => { say({ text: 'Low' }); await save(); other(); return { success: true }; }`,
      ) + SAVE,
  },
  {
    code: 'elizaos/source-lost-callback',
    release: 'core-1.x',
    raises: handler(
      `async (_r, _m, _s, _o, say) => { await ⟦say?.({ text: 'One moment' })⟧; const tide = await read(); return { success: true, text: tide }; }`,
    ),
    misses: handler(
      `async (_r, _m, _s, _o, say) => { const tide = await read(); await say?.({ text: tide }); return { success: true, text: tide }; }`,
    ),
  },
  {
    code: 'elizaos/source-lost-callback',
    release: 'core-1.x',
    raises: handler(
      `async (_r, _m, _s, _o, say) => { try { await ⟦say({ text: 'One' })⟧; } catch { await read(); } return { success: true }; }`,
    ),
    misses: handler(
      `async (_r, _m, _s, _o, say) => { if (no) { await say({ text: 'No' }); return { success: false, text: 'No' }; } try { await say({ text: 'One' }); await read(); } catch {} return { success: true }; }`,
    ),
  },
  {
    code: 'elizaos/source-content-without-parameters',
    release: 'documented',
    raises: handler(`async (runtime, message) => ({ success: true, text: message.content.pier })`).replace(
      `'READ_TIDE'`,
      `⟦'READ_TIDE'⟧`,
    ),
    misses: handler(`async (runtime, message) => ({ success: true, text: message.content.text })`),
  },
  {
    code: 'elizaos/source-content-without-parameters',
    release: 'documented',
    raises: action(
      'parameters: []',
      `async handler(_, m) { return { success: true, text: (m.content as Tide).pier }; }`,
    ).replace(`'READ_TIDE'`, `⟦'READ_TIDE'⟧`),
    misses: action(
      `parameters: [{ name: 'pier', description: 'd', required: true, schema: { type: 'string' } }]`,
      `async handler(_, m) { return { success: true, text: (m.content as Tide).pier }; }`,
    ),
  },
  {
    code: 'elizaos/source-parameters-list',
    release: 'core-1.x',
    raises: parameter(`required: true, schema: { type: 'string' }`).replace('parameters', '⟦parameters⟧'),
    misses: action(`parameters: { pier: { type: 'string', description: 'Where', required: true } }`),
  },
];
