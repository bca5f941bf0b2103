// Public plugins: their conversion and their crashes are those of the host's own functions, whose output lies beside them.

import { analyse, previewOf } from '../../test/check/of-text.ts';
import { describe, expect, test } from 'vitest';
import { host } from '../../src/hosts/ragflow/index.ts';
import { toOpenAiTool } from '../../src/hosts/ragflow/openai-tool.ts';
import { type Analysis } from '../../src/check/check.ts';
import { hasFile, jsonIn, manifestsIn, textOf } from './corpus.ts';

const ANSWER = 'ragflow/api_response_plugin_tools.json';

const twinOf = (path: string): string => path.replace('ragflow/', 'ragflow/openai/');

function check(text: string): Analysis {
  return analyse({ text, hostId: host.id, release: null, path: null, older: null }, [host]);
}

test.each(manifestsIn('ragflow').filter(([path]) => !path.includes('api_response')))(
  '%s converts as in the host',
  (path, text) => {
    const converts = hasFile(twinOf(path));
    const { names: _, ...conversion } = { names: [], ...toOpenAiTool(JSON.parse(text)) };
    if (converts) expect(conversion).toEqual({ tool: JSON.parse(textOf(twinOf(path))) as unknown });
    else expect(conversion).toHaveProperty('error');
    const { verdicts } = check(text);
    expect([verdicts[1]?.kind, verdicts.at(-1)?.kind]).toEqual([converts ? 'accepted' : 'crashes', 'broken']);
  },
);

test.each([
  ['web_scraper', "KeyError: 'required'"],
  ['schema_style_bad_calculator', "TypeError: string indices must be integers, not 'str'"],
  ['docs_old_style_agent_plugin', "KeyError: 'parameters'"],
])('%s crashes on %s', (name, error) => {
  expect(check(textOf(`ragflow/${name}.json`)).verdicts[1]?.texts).toEqual([error]);
});

test('the endpoint’s answer is checked tool by tool', () => {
  const { problems, verdicts } = check(textOf(ANSWER));
  expect(problems).toEqual([]);
  // Since 0.20 nothing calls what is listed.
  expect(verdicts.map((v) => v.kind)).toEqual(['accepted', 'accepted', ...Array<string>(5).fill('broken')]);
});

describe('the model', () => {
  test.each(jsonIn('ragflow/openai'))('%s comes out as from the host’s own function', (path, expected) => {
    const text = textOf(path.replace('/openai/', '/'));
    const answer = previewOf({ text, hostId: host.id, release: '0.19', path: null }, [host]);
    expect(JSON.parse(answer?.preview.model[0]?.text ?? '')).toEqual(JSON.parse(expected));
  });
});
