// The guide's fourteen tips for those who generate manifests, each with the rules that check it.

export const tips: Readonly<Record<number, readonly string[]>> = {
  1: ['json/wrapped', 'json/not-json'],
  2: ['ownpilot/tool-member-missing', 'ownpilot/tool-member-type'],
  3: ['ownpilot/tool-name-pattern', 'ownpilot/tool-name-dot'],
  4: ['ownpilot/id-pattern'],
  5: ['json/backtick-escape', 'json/bad-escape', 'json/line-break-in-string', 'ownpilot/code-syntax'],
  6: ['ownpilot/prompt-missing'],
  7: ['ownpilot/words-missing', 'ownpilot/words-empty'],
  8: ['ownpilot/code-config-service', 'ownpilot/config-schema-missing'],
  9: ['ownpilot/code-fetch-permission'],
  10: ['ownpilot/tool-description-vague'],
  11: ['ownpilot/code-errors-unhandled', 'ownpilot/code-error-thrown'],
  12: ['ownpilot/code-secret', 'ownpilot/secret-literal'],
  13: ['ownpilot/code-fetch-timeout'],
  14: ['ownpilot/code-arguments-unchecked'],
};
