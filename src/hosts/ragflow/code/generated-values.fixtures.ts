// Expressions of generated plugins: texts, numbers, metadata. Some are written to mislead a reader of the text.

const TEXTS = [
  ...[
    '"a"',
    "'b'",
    'r"\\d"',
    'u"é"',
    '"\\x41\\u00e9\\N{BULLET}\\101"',
    '"""c\n  d"""',
    '"e" "f"',
    '""',
    '"😀"',
  ],
  ...[
    '"g" \'h\' f"{A}"',
    '"%s %d%%"',
    '"{} {x} {0}"',
    '"{{}}"',
    '"a\\\nb"',
    'f"{A}-{1 + 1}"',
    'f"{{{B!r}}}"',
  ],
  ...['f"{A:>6}"', "f'{A=}'", 'rf"\\{A}"', "'it\\'s'", '"\\q\\\\"', "'''i\n'''", 'F"{N}"', 'f"{A}" "{A}"'],
];
const NUMBERS = [
  '0',
  '1',
  '-1',
  '1.0',
  '2.50',
  '0x10',
  '1_000',
  '1e3',
  'True',
  'False',
  '~1',
  'N',
  '-0.0',
  '0o17',
];
const NAMES = ['A', 'B', 'C'];

type Ways = readonly (() => string)[];

/** Makes expressions from a number; the same ones for the same number. */
export class ValueMaker {
  private state: number;
  /** How many parts may mislead; nothing of a source with many can be known. */
  private tricks: number;
  /** Whether `cls` is there. */
  protected isInMethod = false;

  constructor(seed: number) {
    this.state = (seed * 2_654_435_761) >>> 0;
    this.tricks = this.pick([0, 1, 1, 2, 3, 5]);
  }

  /** From 0 to below n (mulberry32). */
  protected below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  }

  protected pick<T>(all: readonly T[]): T {
    return all[this.below(all.length)] as T;
  }

  /** One of the plain ways, or one that misleads; only that one is made. */
  protected one(plain: Ways, odd: Ways = []): string {
    if (odd.length === 0 || this.tricks === 0 || this.below(3) > 0) return this.pick(plain)();
    this.tricks--;
    return this.pick(odd)();
  }

  protected some(most: number, make: () => string): string[] {
    return Array.from({ length: this.below(most + 1) }, make);
  }

  protected name(): string {
    return this.pick(NAMES);
  }

  private used(): string {
    if (this.below(3) > 0) return this.name();
    return this.pick(
      this.isInMethod ? ['cls.F', 'cls.G', 'Tide.F', 'Base.B', 'Config.A'] : ['Config.A', 'Mixin.C'],
    );
  }

  protected text(depth = 2): string {
    if (depth === 0) return this.below(2) === 0 ? this.pick(TEXTS) : this.used();
    const text = (): string => this.text(depth - 1);
    return this.one(
      [
        () => this.pick(TEXTS),
        () => this.pick(TEXTS),
        () => this.used(),
        () => `${text()} + ${text()}`,
        () => `(${text()}\n        + ${this.pick(TEXTS)})`,
        () => `${this.used()} * ${this.pick(['2', '0', 'N', '-1', 'True'])}`,
        () => `"%s: %s" % (${text()}, ${this.number()})`,
        () => `"%(k)s" % {"k": ${text()}}`,
        () => `"{} {}".format(${text()}, ${this.number()})`,
        () => `"{x}{0}".format(${text()}, x=${text()})`,
        () => `", ".join([${text()}, ${text()}])`,
        () => `(${text()} if ${this.condition()} else ${text()})`,
        () => `(${text()} ${this.pick(['or', 'and'])} ${text()})`,
      ],
      [
        () => `"%s" % (${text()})`,
        () => `"%5.1f|%-4s|%r" % (${this.pick(NUMBERS)}, ${text()}, ${text()})`,
        () => `"{0!r:>4}{x[0]}".format(${text()}, x=L)`,
        () => '", ".join(L)',
        () =>
          `(${text()}).${this.pick(['upper()', 'strip()', 'replace("a", "z")', 'title()', 'encode().hex()'])}`,
        () => `(${text()})[${this.pick(['-1:', '1:', '::-1'])}]`,
        () => `str(${this.number()})`,
        () => this.pick(['L[0]', 'D["k"]', 'D.get("k")', 'helper()', 'helper(A)', '(lambda: A)()', 'L[-1]']),
        () => `(${this.name()} := ${text()})`,
        () => '[A for A in "xy"][-1]',
        () => '", ".join(k for k in "xy")',
        () => `"{}".format(k for k in ${this.name()})[:3]`,
        () => `next(${this.name()} for ${this.name()} in ("p", "q"))`,
      ],
    );
  }

  protected number(): string {
    return this.one(
      [() => this.pick(NUMBERS), () => this.pick(NUMBERS), () => `(${this.pick(NUMBERS)})`],
      [
        () =>
          `${this.pick(NUMBERS)} ${this.pick(['+', '-', '*', '//', '%', '**', '/', '-'])} ${this.pick(NUMBERS)}`,
        () => `(${this.pick(NUMBERS)} if ${this.condition()} else ${this.pick(NUMBERS)})`,
        () => `len(${this.name()})`,
        () => `not ${this.name()}`,
        () =>
          this.pick([
            '10 ** 30',
            '1e400',
            'True + True',
            'N + 0.5',
            '0.1 + 0.2',
            '-7 // 2',
            '-7 % 3',
            '9007199254740993',
          ]),
      ],
    );
  }

  protected condition(): string {
    return this.one(
      [
        () =>
          this.pick(['True', 'False', 'None', '0', '1', '""', '"x"', '[]', '{}', 'A', 'not A', 'N', 'not N']),
      ],
      [
        () => `A ${this.pick(['==', 'is', 'in', '!=', '<', 'not in'])} B`,
        () =>
          this.pick([
            'N > 1',
            '__name__ == "__main__"',
            'L',
            'D',
            '0.0',
            '-0.0',
            '()',
            '(0,)',
            'not D',
            '1 < N < 2',
          ]),
        () => `${this.pick(['A', 'True', 'None'])} ${this.pick(['and', 'or'])} ${this.pick(['B', 'False'])}`,
      ],
    );
  }

  private parameter(): string {
    const members = [
      `"type": ${this.below(3) === 0 ? this.text(1) : this.pick(['"string"', '"number"', '"boolean"'])}`,
      `"description": ${this.text(1)}`,
      `"displayDescription": ${this.text(1)}`,
      `"required": ${this.number()}`,
    ];
    return this.one(
      [
        () => `{${members.join(', ')}}`,
        () => `{${members.join(', ')},}`,
        () => `dict(type="string", description=${this.text(1)}, required=${this.number()})`,
        () => `LLMToolParameter(type="string", description=${this.text(1)}, required=True)`,
        () => `{**P, "description": ${this.text(1)}}`,
        () => `{${members.join(', ')}, **P}`,
      ],
      [
        () => `dict(P, required=${this.number()})`,
        () => `P | {"required": ${this.number()}}`,
        () => this.pick(['P', 'D["p"]', 'Base.P', 'P.copy()', 'dict(P)', '{**P}', 'dict([*P.items()])']),
      ],
    );
  }

  private parameters(): string {
    return this.one(
      [
        () => '{}',
        () => `{"a": ${this.parameter()}}`,
        () => `{"a": ${this.parameter()}, "b": ${this.parameter()}}`,
        () => `dict(a=${this.parameter()})`,
        () => 'PS',
      ],
      [
        () => `{${this.text(1)}: ${this.parameter()}, **{"c": ${this.parameter()}}}`,
        () => `{n: ${this.parameter()} for n in ("a", "b")}`,
        () => `{**PS, "a": ${this.parameter()}}`,
        () => `{"a": ${this.parameter()}, **PS, "a": ${this.parameter()}}`,
      ],
    );
  }

  protected metadata(): string {
    const parts = [
      `"name": ${this.below(3) === 0 ? this.text() : '"tide"'}`,
      `"displayName": ${this.text(1)}`,
      `"description": ${this.text()}`,
      `"displayDescription": ${this.text(1)}`,
      `"parameters": ${this.parameters()}`,
    ];
    if (this.below(5) === 0)
      parts.push(`${this.pick(['"extra"', '1', 'None', 'A', 'True'])}: ${this.value()}`);
    if (this.below(6) === 0)
      parts.splice(this.below(5), 0, this.pick(['**M', '"name": "again"', '**(M or {})', '**{"name": A}']));
    return this.one(
      [
        () => `{${parts.join(', ')}}`,
        () => `{\n            ${parts.join(',  # x\n            ')},\n        }`,
        () => `LLMToolMetadata(name="n", description=${this.text()}, parameters=${this.parameters()})`,
      ],
      [
        () => `dict({${parts.join(', ')}}, description=${this.text(1)})`,
        () => `{**M, "parameters": ${this.parameters()}}`,
        () =>
          this.pick([
            'M',
            'Base.META',
            'dict(M)',
            'M | {"name": A}',
            'make()',
            '{**M}',
            'M.copy()',
            '(M, 1)[0]',
          ]),
      ],
    );
  }

  private value(): string {
    return this.one([
      () => this.number(),
      () => this.text(1),
      () => `[${this.text(1)}, *L]`,
      () => `(${this.number()}, ${this.text(1)})`,
      () => this.pick(['L', 'D', 'P', 'None', '{1, 2}', '[*L, 1]', 'L + [1]', 'L[:1]', '()', '[[], {}]']),
    ]);
  }
}
