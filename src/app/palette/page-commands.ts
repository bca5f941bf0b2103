// Everything that a person can do on the page just now, for the palette.

import { tick } from 'svelte';
import { engineOf } from '../../files/language.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { visible } from '../../ui/visible.ts';
import { EditorCommands } from '../editor/commands.ts';
import { saveFile, selectPath } from '../files/file-verbs.ts';
import type { Tab } from '../layout.svelte.ts';
import type { Workspace } from '../workspace.svelte.ts';
import { buttonCommands } from './buttons.ts';
import { pressOf, SHORTCUTS, wordsOf } from './keys.ts';

/** What each menu has, by its name. */
export type Menus = Readonly<Record<string, readonly MenuItem[]>>;

/** All commands: the nearest to what is edited first. `group` is where each belongs. */
export function pageCommands(workspace: Workspace, menus: Menus): readonly MenuItem[] {
  return [
    ...fixesAtCaret(workspace),
    ...editorKeys(workspace),
    ...places(workspace),
    ...ofSource(workspace),
    ...buttonCommands(workspace),
    ...Object.entries(menus).flatMap(([name, items]) =>
      items.map((item) => ({ ...item, group: item.group === undefined ? name : `${name} · ${item.group}` })),
    ),
    ...choices(workspace),
  ].filter(({ id }) => id !== 'palette');
}

function fixesAtCaret(workspace: Workspace): MenuItem[] {
  const { active, editor } = workspace;
  const commands = new EditorCommands(workspace);
  return active.problems
    .filter(({ from, to }) => from <= editor.caret && editor.caret <= to)
    .flatMap((problem) =>
      problem.fixes.map((fix) => ({
        id: `fix/${problem.id}/${fix.id}`,
        label: fix.title,
        group: 'Fix at the caret',
        choose: () => void commands.fix(problem, fix, active),
      })),
    );
}

/** They are done by pressing their keys, so palette and keys cannot differ. */
function editorKeys({ active, editor, layout }: Workspace): MenuItem[] {
  const press = async (keys: string): Promise<void> => {
    layout.showPane('source');
    await tick();
    editor.handle?.press(pressOf(keys));
  };
  const fits = {
    all: true,
    json: active.language === 'json',
    code: engineOf(active.language) === 'compiler',
  };
  return SHORTCUTS.filter((one) => one.for && fits[one.for]).map(({ keys, what }) => ({
    id: `key/${keys}`,
    label: what,
    group: 'Editor',
    keys: wordsOf(keys),
    choose: () => void press(keys),
  }));
}

const TABS: Readonly<Record<Tab, string>> = {
  problems: 'Problems',
  preview: 'Preview',
  model: 'Model',
  run: 'Run',
  convert: 'Convert',
};

function places(workspace: Workspace): MenuItem[] {
  const { active, editor, layout, main, tabs } = workspace;
  const showTab = async (tab: Tab): Promise<void> => {
    layout.showPane('result');
    layout.showTab(tab);
    await tick();
    document.querySelector<HTMLElement>('[aria-label="Result"] [role=tab][aria-selected=true]')?.focus();
  };
  const show = async (shown: typeof active): Promise<void> => {
    layout.showPane('source');
    workspace.show(shown);
    await tick();
    editor.handle?.focus();
  };
  const item = (name: string, choose: () => Promise<void>): MenuItem => {
    return { id: `go/${name}`, label: `Go to ${name}`, group: 'View', choose: () => void choose() };
  };
  const parts = main.analysis?.code ?? [];
  return [
    item('the editor', () => show(active)),
    ...(Object.keys(TABS) as Tab[]).map((tab) => item(TABS[tab], () => showTab(tab))),
    ...tabs.filter((one) => one !== active).map((one) => item(visible(one.path), () => show(one))),
    ...parts.map(({ pointer, path }) => ({
      id: `code/${pointer}`,
      label: `Edit the code of ${visible(path)}`,
      group: 'View',
      choose: () => void workspace.editCode(pointer),
    })),
  ];
}

/** What the bar over the editor and the tabs of files have. */
function ofSource(workspace: Workspace): MenuItem[] {
  const { active, files, layout, main } = workspace;
  const file = files.set?.find(files.open);
  const name = visible(active.path);
  const can = (is: unknown, id: string, label: string, choose: () => void): MenuItem[] =>
    is ? [{ id: `source/${id}`, label, group: 'Source', choose }] : [];
  return [
    ...can(true, 'share', 'Share …', () => layout.ask('share')),
    ...can(!active.part, 'path', `Change the path of ${name} …`, selectPath),
    ...can(file, 'save', `Save ${name} …`, () => void saveFile(workspace, active)),
    ...can(file, 'close', `Close ${name}`, () => file && files.set?.close(file)),
    ...can(main.host?.comparesOlder, 'older', 'Compare with an older version …', () => layout.ask('older')),
    ...can(main.host, 'schema', 'Use the schema in your own editor …', () => layout.ask('schema')),
  ];
}

/** Hosts and releases that the text can be checked as; without those that are chosen. */
function choices({ hosts, main }: Workspace): MenuItem[] {
  const { host, overrides, release } = main;
  const all = [
    { id: null, label: 'Detect the host from the text', group: 'Host', change: { host: null } },
    ...hosts.map(({ id, name }) => ({ id, label: `Check as ${name}`, group: 'Host', change: { host: id } })),
  ].filter(({ id }) => id !== overrides.host);
  const releases = [{ id: null, label: 'All releases' }, ...(host?.releases ?? [])]
    .filter(({ id }) => host && id !== release)
    .map(({ id, label }) => ({ id, label, group: `Release · ${host?.name ?? ''}`, change: { release: id } }));
  return [...all, ...releases].map(({ id, label, group, change }) => ({
    id: `${group}/${String(id)}`,
    label,
    group,
    choose: () => main.override(change),
  }));
}
