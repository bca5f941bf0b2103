// Rules for what a tool returns, on success and on failure.

import type { SyntaxNode } from '@lezer/common';
import type { Fix } from '../../../../model/finding.ts';
import { code as quoted, listed } from '../../../kit/words.ts';
import { fromBoth, guide, define } from '../../evidence.ts';
import { edit, inCode, insertAt, replace, type InCode } from '../in-code.ts';
import { expressions, functionOf, uncalledFunction, textOf } from '../../../../lang/javascript/nodes.ts';

const FORMAT = guide('Tool Code Environment, Return Format');
const RESULT = fromBoth('gw/routes/agents.ts:449', 'gw/tools/registry/external-registration.ts:173-178');
const evidence = [FORMAT, ...RESULT];

export const noReturn = define.broken<{ uncalled: boolean }>('ownpilot/code-no-return', {
  message: ({ uncalled }) =>
    uncalled
      ? 'The code declares a function that nothing calls, so the model gets an empty answer. The code itself is the body of the tool.'
      : 'The code never returns anything, so the model gets an empty answer. The guide wants `return { content: … }`.',
  evidence,
  fix: inCode((place) => {
    const uncalled = uncalledFunction(place.code);
    return uncalled ? callIt(place, uncalled) : [];
  }),
});

export const returnNothing = define.changed('ownpilot/code-return-nothing', {
  message: () =>
    'The tool returns nothing here, so the model gets an empty answer. The guide wants `return { content: … }`.',
  evidence,
});

export const returnResponse = define.changed('ownpilot/code-return-response', {
  message: () =>
    'This returns the response itself, and the model gets `{}`. Read it first, for example with `await response.json()`.',
  evidence,
});

export const returnNotObject = define.guideChanged('ownpilot/code-return-not-object', {
  message: () =>
    'The guide wants an object with `content` from every `return`. The real releases pass any value to the model unchanged.',
  evidence: [FORMAT],
  fix: inCode((place) => wrap(place, '{ content: { result: ', ' } }')),
});

export const returnNoContent = define.guideChanged<{ keys: readonly string[] }>(
  'ownpilot/code-return-no-content',
  {
    message: ({ keys }) => {
      const members = keys.length === 0 ? 'no members' : listed(keys.slice(0, 4).map((key) => quoted(key)));
      return `The returned object has ${members} but no \`content\`, which the guide requires. The real releases pass the whole object to the model.`;
    },
    evidence: [FORMAT],
    fix: inCode((place) => wrap(place, '{ content: ', ' }')),
  },
);

export const errorsUnhandled = define.advice<{ path: string }>('ownpilot/code-errors-unhandled', {
  message: ({ path }) =>
    `Nothing catches a failure of ${quoted(path)}. The guide wants \`{ content: { error: "…" } }\` then, so the model can tell the user what went wrong.`,
  evidence: [guide('Tips, 11'), ...RESULT],
  fix: inCode(addTry),
});

export const errorThrown = define.guideAdvice('ownpilot/code-error-thrown', {
  message: () =>
    'The guide asks for an answer on failure too: return `{ content: { error: "…" } }` instead of throwing.',
  evidence: [guide('Tips, 11')],
  fix: inCode(returnError),
});

function wrap({ tool, node }: InCode, before: string, after: string): Fix[] {
  return node ? edit(tool, 'Wrap in `content`', insertAt(node.from, before), insertAt(node.to, after)) : [];
}

/** Calls the function that is all of the code, with as many arguments as it has parameters. */
function callIt({ tool, code }: InCode, uncalled: SyntaxNode): Fix[] {
  const name = uncalled.getChild('VariableDefinition');
  const params = uncalled.getChild('ParamList');
  const count = params ? expressions(params).length : 0;
  if (!name || count > 2 || uncalled.getChild('Star')) return [];
  const given = ['', 'args', 'args, utils'][count] ?? '';
  const call = `\nreturn await ${textOf(code, name)}(${given});`;
  return edit(tool, 'Return what the function returns', insertAt(code.text.length, call));
}

/** One handler around the whole code keeps every `return` where it is. */
function addTry({ tool, code, node }: InCode): Fix[] {
  const modules = code.all('ImportDeclaration').length + code.all('ExportDeclaration').length;
  if (!node || functionOf(node) || modules > 0) return [];
  const lines = /[\n]|\/\//.test(code.text);
  const [open, close] = lines
    ? ['try {\n', '\n} catch (error) {\n  return { content: { error: error.message } };\n}']
    : ['try { ', ' } catch (error) { return { content: { error: error.message } }; }'];
  return edit(tool, 'Return failures as an error', insertAt(0, open), insertAt(code.text.length, close));
}

/** `throw new Error(message)` becomes an answer with that message. */
function returnError({ tool, code, node }: InCode): Fix[] {
  const made = node && expressions(node)[0];
  const list = made?.name === 'NewExpression' ? made.getChild('ArgList') : null;
  const [callee] = made ? expressions(made) : [];
  const [message, ...rest] = list ? expressions(list) : [];
  if (!node || !message || !callee || rest.length > 0 || list?.getChild('Spread')) return [];
  if (!/^\w*Error$/.test(textOf(code, callee))) return [];
  const end = code.text.charAt(node.to - 1) === ';' ? ';' : '';
  const insert = `return { content: { error: ${textOf(code, message)} } }${end}`;
  return edit(tool, 'Return the error instead', replace(node, insert));
}
