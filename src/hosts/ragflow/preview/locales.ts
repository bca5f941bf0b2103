// The texts below `llmTools` that RAGFlow ships, and those around its tool selector (web/src/locales).

import { ENGLISH, type Texts } from '../display/translation.ts';

export interface Locale {
  /** The name of RAGFlow's locale file without its ending. */
  readonly code: string;
  readonly name: string;
  /** The texts in 0.19; null where it falls back to English. */
  readonly shipped: Texts | null;
  /** The texts in 2026-08 (commit b1b8cd62), for languages that have none in 0.19. */
  readonly later: Texts | null;
}

/** The texts of the form around the selector, which 0.19 has in two languages. */
export interface Words {
  readonly label: string;
  readonly tip: string;
}

/** The language whose texts are shown where another has none. */
export const FALLBACK = 'en';

const ENGLISH_WORDS: Words = {
  label: 'Enabled tools',
  tip: 'Please select one or more tools for the chat model to use. It takes no effect for models not supporting tool call.',
};

const CHINESE_WORDS: Words = {
  label: '可用的工具',
  tip: '请选择一个或多个可供该模型所使用的工具。仅对支持工具调用的模型生效。',
};

/** The texts in a language, or else in English. */
export function wordsIn(code: string): Words {
  return code === 'zh' ? CHINESE_WORDS : ENGLISH_WORDS;
}

function calculator(name: string, description: string, a: string, b: string): Texts {
  return {
    'bad_calculator.name': name,
    'bad_calculator.description': description,
    'bad_calculator.params.a': a,
    'bad_calculator.params.b': b,
  };
}

const CHINESE = calculator('计算器', '用于计算两个数的和的工具（会给出错误答案）', '第一个数', '第二个数');

const unshipped = (code: string, name: string, later: Texts | null): Locale => ({
  code,
  name,
  shipped: null,
  later,
});

/** All languages, the two with texts in 0.19 first. */
export const LANGUAGES: readonly Locale[] = [
  { code: FALLBACK, name: 'English', shipped: ENGLISH, later: null },
  { code: 'zh', name: '简体中文', shipped: CHINESE, later: null },
  unshipped(
    'ar',
    'العربية',
    calculator('آلة حاسبة', 'أداة لحساب مجموع رقمين (سوف تعطي إجابة خاطئة)', 'الرقم الأول', 'الرقم الثاني'),
  ),
  unshipped(
    'bg',
    'Български',
    calculator(
      'Калкулатор',
      'Инструмент за изчисляване на сумата от две числа (ще даде грешен отговор)',
      'Първото число',
      'Второто число',
    ),
  ),
  unshipped(
    'de',
    'Deutsch',
    calculator(
      'Taschenrechner',
      'Ein Werkzeug zur Berechnung der Summe zweier Zahlen (gibt falsche Antwort)',
      'Die erste Zahl',
      'Die zweite Zahl',
    ),
  ),
  unshipped('es', 'Español', null),
  unshipped(
    'fr',
    'Français',
    calculator(
      'Calculatrice',
      'Un outil pour calculer la somme de deux nombres (donnera une réponse incorrecte)',
      'Le premier nombre',
      'Le deuxième nombre',
    ),
  ),
  unshipped('id', 'Bahasa Indonesia', null),
  unshipped(
    'it',
    'Italiano',
    calculator(
      'Calcolatrice',
      'Uno strumento per calcolare la somma di due numeri (darà una risposta errata)',
      'Il primo numero',
      'Il secondo numero',
    ),
  ),
  unshipped(
    'ja',
    '日本語',
    calculator(
      '電卓',
      '2つの数値の合計を計算するツールです（誤った答えを返します）',
      '1つ目の数値',
      '2つ目の数値',
    ),
  ),
  unshipped(
    'ko',
    '한국어',
    calculator(
      '계산기',
      '두 숫자의 합을 계산하는 도구입니다 (잘못된 답을 줄 수 있음)',
      '첫 번째 숫자',
      '두 번째 숫자',
    ),
  ),
  unshipped('pt-br', 'Português (Brasil)', null),
  unshipped(
    'ru',
    'Русский',
    calculator(
      'Калькулятор',
      'Инструмент для вычисления суммы двух чисел (даст неправильный ответ)',
      'Первое число',
      'Второе число',
    ),
  ),
  unshipped(
    'tr',
    'Türkçe',
    calculator(
      'Hesap Makinesi',
      'İki sayının toplamını hesaplayan bir araç (yanlış cevap verecek)',
      'Birinci sayı',
      'İkinci sayı',
    ),
  ),
  unshipped('vi', 'Tiếng Việt', null),
  unshipped('zh-traditional', '繁體中文', null),
];
