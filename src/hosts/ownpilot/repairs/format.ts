// Repairs for what only 0.8.3 knows.

import { member } from '../../../model/guards.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { last, valueAt } from '../../../text/pointer.ts';
import { isAgentSkill } from '../agent-skill.ts';
import { FORMATS } from '../install.ts';
import { PERMISSION_GROUPS } from '../known.ts';
import { elements, isText } from '../shape.ts';
import { rootText } from './defaults.ts';
import { objectAt, removeAt, remover, repair, setTo, type Mender, type Menders } from './mend.ts';

const mendFormat: Mender = ({ pointer }, document) => {
  const given = valueAt(document.value, pointer);
  const near = typeof given === 'string' ? didYouMean(given, FORMATS) : undefined;
  return [setTo(pointer, near ?? 'ownpilot'), removeAt(pointer, '"format"')];
};

const mendGroup: Mender = ({ pointer }, document) => {
  const given = valueAt(document.value, pointer);
  const near = typeof given === 'string' ? didYouMean(given, PERMISSION_GROUPS) : undefined;
  const removal = removeAt(pointer, 'the group');
  return near === undefined ? [removal] : [setTo(pointer, near), removal];
};

const mendRuntime: Mender = ({ pointer }, document) => {
  const key = last(pointer);
  if (key === 'sandbox') return [setTo(pointer, 'worker')];
  const number = Number(valueAt(document.value, pointer));
  const removal = removeAt(pointer, `"${key}"`);
  return key !== 'runtime' && number > 0 && Number.isFinite(number)
    ? [setTo(pointer, number), removal]
    : [removal];
};

const mendFrontmatter: Mender = ({ pointer, args }, document) => {
  const key = String(args?.key);
  const given = valueAt(document.value, pointer);
  if (key === 'license' || key === 'compatibility') return [removeAt(pointer, `"${key}"`)];
  const most = key === 'name' ? 64 : key === 'description' ? 1024 : 100_000;
  if (isText(given) && given.length > most) {
    return [setTo(pointer, given.slice(0, most), `Cut to ${String(most)} characters`)];
  }
  return [setTo(`/${key}`, rootText(objectAt(document, ''), key), `Fill in "${key}"`)];
};

const unblock: Mender = ({ pointer, at }, document) => {
  const removal = removeAt(pointer, '"instructions"');
  if (!isAgentSkill(document.value)) return [removal];
  return typeof at === 'object'
    ? [repair('Remove these words', { op: 'splice', pointer, ...at, insert: '' })]
    : [];
};

export const formatMenders: Menders = {
  'ownpilot/security-overwritten': remover('"_security"'),
  'ownpilot/agent-skill-key': ({ pointer }) => [removeAt(pointer, `"${last(pointer)}"`)],
  'ownpilot/format-unknown': mendFormat,
  'ownpilot/permission-group-unknown': mendGroup,
  'ownpilot/runtime-none': ({ pointer }) => [setTo(pointer, 'worker')],
  'ownpilot/runtime-member': mendRuntime,
  'ownpilot/requirement-type': ({ pointer }, document) => {
    const given = valueAt(document.value, pointer);
    const texts = isText(given) ? [given] : elements(given).filter(isText);
    return [setTo(pointer, texts, 'Turn into a list of names')];
  },
  'ownpilot/allowed-tools-type': remover('"allowed_tools"'),
  'ownpilot/instructions-blocked': unblock,
  'ownpilot/instructions-no-text': remover('"instructions"'),
  'ownpilot/agent-skill-frontmatter': mendFrontmatter,
  'ownpilot/agent-skill-name': ({ pointer, args }) => [setTo(pointer, args?.stored)],
  'ownpilot/agent-skill-tools': (_, document) => {
    const tools = elements(member(document.value, 'tools')).filter((tool) => tool !== null);
    return [setTo('/tools', tools, tools.length > 0 ? 'Remove the null entries' : 'Add an empty list')];
  },
};
