// Each rule of OwnPilot's card, dialog and Config Center and the test that holds it.

import { rowsOf, typesOf, type At, type PreviewRule } from '../../preview-rule.checks.ts';
import { CONTROLS } from './fields.ts';

export const fieldTypes: readonly string[] = CONTROLS;

const CARD = 'preview/card.test.ts';
const FORM = 'preview/config-form.test.ts';
const ENTRY = 'preview/entry.test.ts';
const FIELDS = 'preview/fields.test.ts';
const PANEL = 'preview/panel.test.ts';
const SERVICES = 'preview/services.test.ts';
const E2E = 'e2e/preview-anythingllm-ownpilot.spec.ts';

const CONTROL: At = {
  subject: 'field type',
  sheet: '4.3',
  test: FIELDS,
  title: 'type %j gets the control %s',
};
const SAVE: At = { subject: 'validation', sheet: '4.6', test: FORM, title: 'Save: %s' };
const VALUE: At = { subject: 'default', sheet: '4.3', test: FORM, title: 'a control shows %s' };

export const previewRules: readonly PreviewRule[] = [
  // 4.3: the form.
  ...typesOf(CONTROL, CONTROLS, 'the type has the control of its name'),
  ...rowsOf(CONTROL, [
    ['string is a text box', 'string'],
    ['Unknown types are a text box', 'date'],
  ]),
  {
    ...CONTROL,
    rule: 'A secret is hidden until its eye is pressed',
    test: E2E,
    title: 'OwnPilot > a secret is shown only when asked for',
  },
  {
    subject: 'order',
    rule: 'Fields stand as in the manifest, since an install drops `order`',
    sheet: '4.3',
    test: FIELDS,
    title:
      'fields stand in the order of the manifest: `order`, defaults, placeholders and options are dropped',
  },
  {
    subject: 'default',
    rule: 'An install drops defaults, placeholders and options',
    sheet: '4.1',
    test: FIELDS,
    title:
      'fields stand in the order of the manifest: `order`, defaults, placeholders and options are dropped',
  },
  ...rowsOf(VALUE, [
    ['A field without a value is empty', 'nothing'],
    ['null is empty', 'null'],
    ['JSON is laid out', 'JSON laid out'],
  ]),
  {
    subject: 'default',
    rule: 'A field without a label has none above it, and goes by its name in messages',
    sheet: '4.6',
    test: FIELDS,
    title: 'a field without a label shows none, and is called by its name in messages',
  },
  {
    subject: 'visibility',
    rule: 'The star of a required field follows everything truthy',
    sheet: '4.3',
    test: FIELDS,
    title: 'everything truthy makes a field required',
  },
  {
    subject: 'visibility',
    rule: 'An object for a label ends the form',
    sheet: '4.3',
    test: FIELDS,
    title: 'an object as label kills the form',
  },

  // 4.6: saving and masking.
  ...rowsOf(SAVE, [
    ['required: nothing typed', 'required, nothing typed'],
    ['required: the empty text', 'required, empty text'],
    ['required: null', 'required, null'],
    ['required: a switch that nobody touched', 'required switch never touched'],
    ['required: false counts', 'required: false counts'],
    ['string', 'string'],
    ['secret', 'secret'],
    ['url that is no text', 'url not a text'],
    ['url that cannot be read', 'url unparsable'],
    ['number from text', 'number from text'],
    ['number that is none', 'number NaN'],
    ['number that is not finite', 'number infinite'],
    ['boolean', 'boolean'],
    ['select', 'select outside'],
    ['select without options, as every package has it', 'select without options takes any text'],
    ['json', 'json'],
    ['Unknown types are not checked', 'unknown type is not checked'],
  ]),
  {
    ...SAVE,
    rule: 'A required field that is stored may be left empty',
    title: 'a required field that is stored already may be left empty',
  },
  {
    ...SAVE,
    rule: 'Numbers and JSON are stored as values',
    title: 'numbers and JSON are stored as values, all else as it is',
  },
  {
    ...SAVE,
    rule: 'The server names required fields that end up empty',
    title: 'the server names required fields that end up empty',
  },
  {
    ...SAVE,
    rule: 'Errors are joined by a semicolon',
    test: ENTRY,
    title: 'several errors are joined by a semicolon',
  },
  {
    ...SAVE,
    rule: 'A required secret that is emptied is refused by the server',
    test: ENTRY,
    title: 'a required secret that is emptied passes the form, and the server refuses it',
  },
  {
    ...SAVE,
    subject: 'order',
    rule: 'Errors stand in the order of the fields',
    title: 'errors stand in the order of the fields',
  },
  {
    subject: 'visibility',
    rule: 'Stored secrets are masked, long ones show both ends',
    sheet: '4.6',
    test: ENTRY,
    title: 'secrets of twelve characters and more show both ends, shorter ones nothing',
  },
  {
    subject: 'default',
    rule: 'A stored secret stays unless it is typed anew',
    sheet: '4.6',
    test: ENTRY,
    title: 'Save keeps a secret that was not typed anew, and one that still looks masked',
  },
  {
    subject: 'default',
    rule: 'The form opens with what is stored',
    sheet: '4.6',
    test: ENTRY,
    title: 'a form opens empty, or with what is stored, secrets masked',
  },
  {
    subject: 'visibility',
    rule: 'The dialog says Create first, and Save once there is an entry',
    sheet: '4.4',
    test: E2E,
    title: 'OwnPilot > an entry of the Config Center is what a run reads',
  },
  {
    subject: 'validation',
    rule: 'In 0.8.3 the default entry must stay active',
    sheet: '4.4',
    test: ENTRY,
    title: 'an entry may be inactive in 2026-02 alone',
  },
  {
    subject: 'visibility',
    rule: '“Used by” names the package',
    sheet: '4.4',
    test: PANEL,
    title: 'a service is used by the package, under its name',
  },

  // 4.2 and 4.5: services and their cards.
  {
    subject: 'default',
    rule: 'A service’s title is its name, its category `general`',
    sheet: '4.2',
    test: SERVICES,
    title: 'title and category fall back to the name and to `general`',
  },
  {
    subject: 'default',
    rule: 'A second service of a name overwrites only what it brings',
    sheet: '4.2',
    test: SERVICES,
    title:
      'a second service of a name overwrites title and category, the rest only where it brings something',
  },
  {
    subject: 'visibility',
    rule: 'A part that cannot be read keeps all services out',
    sheet: '4.2',
    test: SERVICES,
    title: '%s keeps all services out',
    row: 'null among the services',
  },
  {
    subject: 'visibility',
    rule: 'The pill says whether the service is configured',
    sheet: '4.5',
    test: ENTRY,
    title: 'the service card of %j',
    row: 'Config needed',
  },
  {
    subject: 'visibility',
    rule: 'An inactive entry is partial, in 0.8.3 none',
    sheet: '4.5',
    test: ENTRY,
    title: 'an inactive entry is partial in 2026-02 and counts as none in 0.8.3',
  },
  {
    subject: 'visibility',
    rule: '0.8.3 links the documentation only at addresses of the web',
    sheet: '4.4',
    test: SERVICES,
    title: '0.8.3 links only addresses of the web',
  },

  // 5: card and detail dialog.
  {
    subject: 'order',
    rule: 'Tools, triggers, tags and services stand as in the manifest',
    sheet: '5.2',
    test: PANEL,
    title: 'tools, triggers, tags and services stand as in the manifest',
  },
  {
    subject: 'default',
    rule: 'A package without a category is filed under other',
    sheet: '5.1',
    test: CARD,
    title: 'a package without a category is filed under other, one with an empty one under none',
  },
  {
    subject: 'default',
    rule: 'An unknown category has the colour of other',
    sheet: '5.1',
    test: CARD,
    title: 'an unknown category keeps its word and gets the colour of other',
  },
  {
    subject: 'visibility',
    rule: 'Three tags in 2026-02, four and the rest’s number in 0.8.3',
    sheet: '5.1',
    test: CARD,
    title: 'three tags in 2026-02; four and how many more in 0.8.3',
  },
  {
    subject: 'visibility',
    rule: '0.8.3 adds author, format and risk',
    sheet: '5.1',
    test: CARD,
    title: '0.8.3 adds author, format, risk and the day of the install',
  },
  {
    subject: 'visibility',
    rule: 'The card counts tools and triggers',
    sheet: '5.1',
    test: PANEL,
    title: 'the card counts tools and triggers',
  },
  {
    subject: 'visibility',
    rule: 'The tab Services is there only where there are some',
    sheet: '5.2',
    test: PANEL,
    title: 'the tab Services > %s',
    row: 'and of an empty list',
  },
  {
    subject: 'visibility',
    rule: 'The tab Security is of 0.8.3',
    sheet: '5.2',
    test: PANEL,
    title: 'the tab Security is there in 0.8.3 alone',
  },
  {
    subject: 'visibility',
    rule: 'Approval, cron, prompt, documentation and mail show where they are truthy',
    sheet: '5.2',
    test: CARD,
    title: 'the overview shows what is truthy',
  },
  {
    subject: 'visibility',
    rule: 'A row of the tab Services has title, name and description',
    sheet: '5.2',
    test: SERVICES,
    title: 'rows of the Services tab',
  },
  {
    subject: 'visibility',
    rule: 'Disabling changes the card’s pill',
    sheet: '5.1',
    test: E2E,
    title: 'OwnPilot > card and dialog: disable, services, remove',
  },
];
