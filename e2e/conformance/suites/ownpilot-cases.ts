// Replays the small recorded facts of OwnPilot, area by area.

import { codeErrors } from '../../../src/hosts/ownpilot/code/blocked/patterns.ts';
import { cronError } from '../../../src/hosts/ownpilot/triggers/cron/validate.ts';
import { V2026_02, V0_8_3, type RealRelease } from '../../../src/hosts/ownpilot/releases.ts';
import { checkForm } from '../../../src/hosts/ownpilot/preview/config-form.ts';
import { validateManifest } from '../../../src/hosts/ownpilot/validate.ts';
import { normalSkillName, skillErrors } from '../../../src/hosts/ownpilot/agent-skills/agent-skill.ts';
import { resultShapes, type Shape } from '../result-shapes.ts';
import type { Comparison, Suite } from '../suite.ts';
import { TOOL_FACTS } from '../tool-facts.ts';

interface Fact {
  readonly area: string;
  readonly input: unknown;
  /** 0.8.3. */
  readonly expected: unknown;
  /** 2026-02 where it differs. */
  readonly expected_seed_era?: unknown;
}

/** A cron expression must fire within a year of some day; any day that no recorded case minds will do. */
const RECORDED_ON = new Date(2026, 1, 18);

/** `<50,001 chars>` stands for a text of that length. */
function codeOf(input: string): string {
  const length = /^<([\d,]+) chars>$/.exec(input)?.[1];
  return length === undefined ? input : 'x'.repeat(Number(length.replaceAll(',', '')));
}

interface Form {
  readonly values: Readonly<Record<string, unknown>>;
  readonly field: {
    readonly name: string;
    readonly label: string;
    readonly type: string;
    readonly required?: boolean;
    readonly options?: readonly { readonly value: string }[];
  };
}

function formChecked({ values, field }: Form): unknown {
  const { required = false, options = [] } = field;
  const rule = { ...field, required, options: options.map(({ value }) => value) };
  const { data, errors } = checkForm(values, [rule], {}, (text) => URL.canParse(text));
  return { data: { ...data }, errors };
}

/** What a release answers to the input of an area, in the recorded form. */
const AREAS: Readonly<Record<string, (input: unknown, release: RealRelease) => unknown>> = {
  'manifest-validate': (input, release) => {
    const result = validateManifest(input, release);
    return 'crash' in result ? { throws: result.crash } : result;
  },
  'code-validator': (input, release) => codeErrors(codeOf(String(input)), release),
  cron: (input) => {
    const error = cronError(input, RECORDED_ON);
    return error === null ? { valid: true } : { valid: false, error };
  },
  'config-form': (input) => formChecked(input as Form),
  'agentskills-normalize-name': (input) => normalSkillName(String(input)),
  'agentskills-frontmatter': (input) => {
    const errors = skillErrors(input).map((error) => error.text);
    return { valid: errors.length === 0, errors };
  },
};

export const suite: Suite = {
  name: 'ownpilot-cases',
  async *replay(lines): AsyncIterable<Comparison> {
    for (const [i, fact] of (lines as Fact[]).entries()) {
      const { area, input, expected, expected_seed_era: in2026_02 = expected } = fact;
      const id = `${area} ${String(i)}`;
      const fromTool = Object.hasOwn(TOOL_FACTS, area) ? TOOL_FACTS[area] : undefined;
      if (fromTool) yield { id, area, release: V0_8_3, expected, actual: fromTool(input) };
      const answer = Object.hasOwn(AREAS, area) ? AREAS[area] : undefined;
      if (!answer) continue;
      yield { id, area, release: V0_8_3, expected, actual: answer(input, V0_8_3) };
      if (area.startsWith('agentskills')) continue;
      yield { id, area, release: V2026_02, expected: in2026_02, actual: answer(input, V2026_02) };
    }
    const shapes = (lines as Fact[]).flatMap(({ area, input, expected }, i) =>
      area === 'result-shape'
        ? [
            {
              id: `${area} ${String(i)}`,
              code: (input as Shape).code,
              expected: expected as Shape['expected'],
            },
          ]
        : [],
    );
    if (shapes.length > 0) yield* await resultShapes(shapes);
  },
};
