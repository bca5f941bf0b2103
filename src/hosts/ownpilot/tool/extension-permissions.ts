// Which tools the worker way of 0.8.3 keeps for which permission (gw/services/extension/permissions.ts).

const names = (text: string): readonly string[] => text.split(/\s+/);

const KEPT: Readonly<Record<string, readonly string[]>> = {
  memories: names('add_memory search_memories delete_memory get_memory list_memories update_memory'),
  goals: names('create_goal update_goal delete_goal list_goals get_goal add_goal_step update_goal_step'),
  tasks: names('create_task update_task delete_task list_tasks get_task complete_task'),
  contacts: names('create_contact update_contact delete_contact list_contacts search_contacts get_contact'),
  calendar: names('create_event update_event delete_event list_events get_event'),
  notes: names('create_note update_note delete_note list_notes get_note search_notes'),
  'custom-data': names(
    `create_table add_record update_record delete_record query_records list_tables get_table delete_table
    batch_add_records`,
  ),
  triggers: names('create_trigger update_trigger delete_trigger list_triggers get_trigger toggle_trigger'),
  plans: names('create_plan update_plan delete_plan list_plans get_plan add_plan_step update_plan_step'),
  network: names('http_request fetch_web_page search_web call_json_api'),
  browser: names(
    `browse_web browser_click browser_type browser_fill_form browser_screenshot browser_extract browser_wait_for
    browser_scroll browser_select browser_press_key browser_get_state`,
  ),
  config: names('get_config set_config list_config'),
  expenses: names(
    `add_expense batch_add_expenses update_expense delete_expense query_expenses expense_summary export_expenses
    parse_receipt`,
  ),
  bookmarks: names('add_bookmark batch_add_bookmarks update_bookmark delete_bookmark list_bookmarks'),
  habits: names(
    `create_habit list_habits update_habit delete_habit log_habit get_today_habits get_habit_stats archive_habit`,
  ),
};

/**
 * The permission that a tool wants there. None is ever granted to an installed package, whatever its manifest
 * declares (sheet 3.7).
 */
export function keptFor(baseName: string): string | undefined {
  return Object.keys(KEPT).find((permission) => KEPT[permission]?.includes(baseName));
}
