// The checks of skills, open beside the manifest or alone.

import type { CheckedMain, CodeChecker, CodeContext } from '../../../model/code.ts';
import type { CodeFinding } from '../../../model/finding.ts';
import type { PluginFile } from '../../../model/file.ts';
import { silentMessages } from '../../kit/verdict.ts';
import { rules } from '../subjects.ts';
import { accepted } from '../verdicts.ts';
import { checkSkill } from './check.ts';
import { isSkillPlace, placeBelow } from '../file/kind.ts';
import { skillElsewhere, skillPlace } from './rules.ts';

/** Reads front matter with the library for YAML; loaded with the first skill. */
export const checker: CodeChecker = { check, checkMain };

function check({ path, text }: PluginFile, { manifest, files }: CodeContext): CodeFinding[] {
  if (!/(?:^|\/)skill\.md$/i.test(path)) return [];
  const below = placeBelow(path, manifest?.path ?? '');
  if (!manifest || isSkillPlace(below)) return checkSkill(text, nameOfFolder(path));
  if (isOfOthers(below, files, manifest.path)) return [];
  const rule = below.startsWith('skills/') ? skillPlace : skillElsewhere;
  const span = { from: 0, to: Math.max(0, text.indexOf('\n')) };
  return [{ ...rule.at('', 'value', { path: below }), span }];
}

/** A tool's own folder, another package, or a part of a skill: no client of this plugin looks there. */
function isOfOthers(path: string, files: readonly PluginFile[], manifest: string): boolean {
  const steps = path.split('/').slice(0, -1);
  const below = new Set(files.map((file) => placeBelow(file.path, manifest)));
  const owners = steps.slice(0, -1).map((_, i) => steps.slice(0, i + 1).join('/'));
  return (
    steps.some((step) => step.startsWith('.')) ||
    owners.some((folder) => below.has(`${folder}/plugin.json`) || below.has(`${folder}/SKILL.md`))
  );
}

function checkMain({ path, text }: PluginFile): CheckedMain {
  const findings = checkSkill(text, nameOfFolder(path));
  return { findings, verdicts: [accepted(silentMessages('documented', findings, rules))] };
}

function nameOfFolder(path: string): string {
  return path.split('/').at(-2) ?? '';
}
