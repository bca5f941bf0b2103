// The words that OwnPilot and its guide know: members at every level, categories, types, permissions.

/** Members of the manifest that the guide describes. */
export const ROOT_KEYS: readonly string[] = [
  'id',
  'name',
  'version',
  'description',
  'tools',
  'category',
  'icon',
  'author',
  'tags',
  'keywords',
  'docs',
  'system_prompt',
  'required_services',
  'triggers',
];

/** Members that only 0.8.3 knows, with what it does with them (gw/services/extension/types.ts:12-137). */
export const ROOT_KEYS_NOW: Readonly<Record<string, string>> = {
  format: 'chooses between its own format and an AgentSkills skill',
  permissions: 'shows the tool groups that the package would like to use, without granting them',
  runtime: 'takes limits for the worker sandbox from it',
  requirements: 'keeps the package inactive on machines that lack what it lists',
  instructions: 'uses it as the prompt of an AgentSkills skill',
  license: 'keeps it as information about an AgentSkills skill',
  compatibility: 'keeps it as information about an AgentSkills skill',
  allowed_tools: 'reads it as the tool list of an AgentSkills skill',
  script_paths: 'reads it as the script list of an AgentSkills skill',
  reference_paths: 'reads it as the reference list of an AgentSkills skill',
  npm_package: 'notes from which npm package the skill came',
  npm_version: 'notes from which npm version the skill came',
  _security: 'overwrites it with the result of its own audit',
};

/** Members that 0.8.3 reads for `format: "agentskills"` alone. `instructions` is audited in both formats. */
export const AGENT_SKILL_KEYS: readonly string[] = [
  'instructions',
  'compatibility',
  'script_paths',
  'reference_paths',
];

export const TOOL_KEYS: readonly string[] = [
  'name',
  'description',
  'parameters',
  'code',
  'permissions',
  'requires_approval',
];

export const SERVICE_KEYS: readonly string[] = [
  'name',
  'display_name',
  'description',
  'category',
  'config_schema',
];

export const FIELD_KEYS: readonly string[] = ['name', 'label', 'type', 'required', 'description'];

/** Members of a config field that other OwnPilot services have and that an install drops (sheet 4.1). */
export const DROPPED_FIELD_KEYS: readonly string[] = [
  'defaultValue',
  'default',
  'envVar',
  'placeholder',
  'options',
  'order',
];

export const TRIGGER_KEYS: readonly string[] = ['name', 'description', 'type', 'config', 'action', 'enabled'];

export const AUTHOR_KEYS: readonly string[] = ['name', 'email'];

/** Words that authors use for a member, where spelling alone does not tell. */
export const ALIASES: Readonly<Record<string, string>> = {
  title: 'name',
  identifier: 'id',
  summary: 'description',
  desc: 'description',
  homepage: 'docs',
  documentation: 'docs',
  prompt: 'system_prompt',
  services: 'required_services',
  inputSchema: 'parameters',
  input_schema: 'parameters',
  schema: 'parameters',
  javascript: 'code',
  script: 'code',
  label: 'display_name',
  fields: 'config_schema',
  config: 'config_schema',
  key: 'name',
  help: 'description',
  kind: 'type',
  event: 'eventType',
};

export const CATEGORIES: readonly string[] = [
  'developer',
  'productivity',
  'communication',
  'data',
  'utilities',
  'integrations',
  'media',
  'lifestyle',
  'other',
];

export const PARAMETER_TYPES: readonly string[] = [
  'string',
  'number',
  'integer',
  'boolean',
  'array',
  'object',
];

/** The words of other type systems for parameter types. */
export const PARAMETER_TYPE_ALIASES: Readonly<Record<string, string>> = {
  str: 'string',
  text: 'string',
  date: 'string',
  url: 'string',
  enum: 'string',
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  bool: 'boolean',
  list: 'array',
  tuple: 'array',
  dict: 'object',
  map: 'object',
  json: 'object',
};

export const FIELD_TYPES: readonly string[] = ['string', 'secret', 'url', 'number', 'boolean'];

/** Types that the form of the real releases knows beyond the guide; `select` needs options, which are dropped. */
export const FIELD_TYPES_FORM: readonly string[] = ['text', 'json'];

export const FIELD_TYPE_ALIASES: Readonly<Record<string, string>> = {
  text: 'string',
  json: 'string',
  select: 'string',
  enum: 'string',
  password: 'secret',
  token: 'secret',
  key: 'secret',
  uri: 'url',
  link: 'url',
  int: 'number',
  integer: 'number',
  float: 'number',
  bool: 'boolean',
  checkbox: 'boolean',
  toggle: 'boolean',
};

/** The guide's permissions. */
export const PERMISSIONS: readonly string[] = ['network', 'filesystem', 'database', 'system'];

/** Known to the real releases only. */
export const PERMISSIONS_REAL: readonly string[] = ['shell', 'email', 'scheduling', 'local'];

/** Accepted, but nothing in either release looks at them (core/agent/tools/dynamic-tool-sandbox.ts:114-153). */
export const PERMISSIONS_IDLE: readonly string[] = ['database', 'system', 'email', 'scheduling'];

export const PERMISSION_ALIASES: Readonly<Record<string, string>> = {
  net: 'network',
  internet: 'network',
  http: 'network',
  https: 'network',
  fetch: 'network',
  web: 'network',
  fs: 'filesystem',
  file: 'filesystem',
  files: 'filesystem',
  file_system: 'filesystem',
  db: 'database',
  sql: 'database',
};

/** Groups that the root `permissions` of 0.8.3 may name. */
export const PERMISSION_GROUPS: readonly string[] = [
  'memories',
  'goals',
  'tasks',
  'contacts',
  'calendar',
  'notes',
  'custom-data',
  'triggers',
  'plans',
  'network',
  'browser',
  'config',
  'expenses',
  'bookmarks',
  'habits',
];

/** Tools of the host itself that keep their bare names in 0.8.3 (core/agent/tool-namespace.ts:38-45). */
export const META_TOOLS: readonly string[] = ['search_tools', 'get_tool_help', 'use_tool', 'batch_use_tool'];

/** Built-in tools that the sheet names; in 2026-02 a package's tools share one namespace with them. */
export const BUILT_IN_TOOLS: ReadonlySet<string> = new Set(
  (
    'execute_javascript execute_python execute_shell compile_code package_manager write_file delete_file ' +
    'copy_file move_file send_email git_commit git_checkout git_add git_push git_reset create_tool ' +
    'delete_custom_tool toggle_custom_tool http_request fetch_web_page search_web read_file list_directory ' +
    'get_file_info get_current_datetime date_diff date_add calculate calculate_statistics convert_units ' +
    'generate_uuid generate_password random_number hash_text encode_decode count_text extract_from_text ' +
    'transform_text compare_text run_regex format_json parse_csv generate_csv array_operations ' +
    'validate_data get_system_info'
  ).split(' '),
);

/** Trigger actions that the engine of the real releases can carry out. */
export const ACTION_TYPES: readonly string[] = ['chat', 'tool', 'notification'];

/** More actions that the engine knows but that the manifest's types do not list. */
export const ACTION_TYPES_ENGINE: readonly string[] = ['goal_check', 'memory_summary', 'workflow'];
