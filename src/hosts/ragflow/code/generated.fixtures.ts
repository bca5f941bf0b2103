// Generated plugins: constants, what is done to them, and ways to write classes and methods, so that names may mean
// another thing than they seem to, and values may change before the server reads them.

import { ValueMaker } from './generated-values.fixtures.ts';

/** A source made from a number; its class is `Tide`. A part of them raises while it is loaded. */
export function generatedPlugin(seed: number): string {
  return new PluginMaker(seed).source();
}

/** Statements that end the start of the server, or seem to. */
const BREAKS = [
  'later = missing',
  'A = 1 / 0',
  'B = N % (N - 3)',
  'raise RuntimeError("tide")',
  'from . import tide',
  'E = Tide',
  'def F(a=missing): pass',
  'E = A and missing',
  'try:\n    E = missing\nexcept NameError:\n    E = 1',
  'if __name__ == "__main__":\n    raise ValueError',
  'assert A == "one"',
  'helper(missing)',
  'del M',
  'int("one")',
  'L[9]',
];

/** The same with one of these between two statements of the module. */
export function brokenPlugin(seed: number): string {
  const lines = generatedPlugin(seed).split('\n');
  const starts = lines.flatMap((line, at) => {
    const isStatement = /^(?!else|except|finally|elif)[A-Za-z_@]/.test(line);
    return isStatement && !(lines[at - 1] ?? '').startsWith('@') ? [at] : [];
  });
  const at = starts[(seed * 7) % starts.length] ?? 0;
  return lines.toSpliced(at, 0, BREAKS[seed % BREAKS.length] ?? '').join('\n');
}

const CHANGES = [
  'P["type"] = "integer"',
  'P.update(required=False)',
  'PS["z"] = P',
  'M["name"] = "other"',
  'D["p"]["type"] = "array"',
  'Q = P\nQ["description"] = "changed"',
  'for q in (P, M):\n    q["description"] = "loop"',
  'L.append("z")',
  'L[0] = "y"',
  'K = L\nK.insert(0, "w")',
  'L += ["v"]',
  'def late():\n    P["late"] = 1\nlate()',
  'def touch(d):\n    d["touched"] = True\ntouch(M)',
  '[p.update(seen=1) for p in [P]]',
  'globals()["A"] = "from globals"',
  'exec("B = \'from exec\'")',
  'vars()["C"] = "from vars"',
  'P |= {"more": 1}',
  'setattr(Config, "A", "set")',
  'Config.A = "assigned"',
  'Base.B = "assigned"',
  'D.setdefault("k", "set")',
  '(lambda d: d.update(x=1))(P)',
  'sorted([P], key=lambda d: d.update(sorted=1) or 1)',
  'X = [M]\nX[0]["name"] = "through a list"',
  'X = [P]\nX[0]["description"] = "through a list"',
  'Y = {"m": M}\nY["m"]["description"] = "through a dict"',
  'Y = dict(p=P)\nY["p"]["type"] = "through an argument"',
  'Y = {"p": P for _ in "a"}\nY["p"]["type"] = "through a comprehension"',
  'Y = {**P}\nY["type"] = "of a copy"',
  'Y = max(P, {})\nY["type"] = "chosen"',
  'max([P], key=lambda d: d.update(max=1) or 1)',
  'any(p.update(any=1) for p in [P])',
  'def keep(d=P):\n    d["kept"] = 1\nkeep()',
  'import sys\nsys.modules[__name__].A = "through the module"',
  'import builtins\nbuiltins.dict = lambda **all: {"dict": 1}',
  'def dict(*all, **more):\n    return {"own": 1}',
  'def str(value):\n    return "own"',
  'LLMToolParameter = lambda **all: {"own": 1}',
  'class Text(type("")):\n    def __add__(self, other):\n        return "own"\nA = Text("t")',
  'P = type("Own", (type({}),), {"keys": lambda self: []})(P)',
];

class PluginMaker extends ValueMaker {
  source(): string {
    return [
      this.pick(['__version__ = "9.9"', '', '"""A file."""']),
      IMPORTS,
      CONSTANTS,
      ...this.some(2, () => this.statement()),
      this.klass(),
      ...this.some(1, () => this.after()),
      '',
    ].join('\n');
  }

  /** A statement of the module, the class (which may have the same names) or a function. */
  private statement(depth = 2): string {
    const name = this.name();
    const inner = (): string => this.indent(depth > 0 ? this.statement(depth - 1) : 'pass');
    return this.one(
      [
        () => `E = ${this.text()}`,
        () => `def other(a=1):\n${inner()}`,
        () => 'import json',
        () => 'pass',
        () => `class Other:\n${inner()}`,
      ],
      [
        () => `${name} = ${this.text()}`,
        () => `${name}: str = ${this.text(1)}`,
        () => `${name} = ${this.name()} = ${this.text(1)}`,
        () => `${name}, ${this.name()} = ${this.text(1)}, ${this.text(1)}`,
        () => `${name} += ${this.text(1)}`,
        () => `del ${name}\n${name} = "deleted"`,
        () => `if ${this.condition()}:\n${inner()}\nelse:\n${inner()}`,
        () => `for ${name} in ("p", "q"):\n${inner()}`,
        () => `while ${this.condition()}:\n${inner()}\n    break`,
        () => `try:\n${inner()}\nexcept Exception as E:\n${inner()}`,
        () => `try:\n${inner()}\nfinally:\n    ${name} = "finally"`,
        () => `with open(__file__):\n    ${name} = "with"`,
        () => `match "a":\n    case ${name}:\n        pass`,
        () => `def change():\n    global ${name}\n    ${name} = "global"\nchange()`,
        () => `def ${name}():\n${inner()}\n${name} = ${name}.__name__`,
        () => `class ${name}:\n${inner()}\n${name} = ${name}.__name__`,
        () => `import os as ${name}\n${name} = "os"`,
        () => this.pick(CHANGES),
        () => this.pick(CHANGES),
        () => this.pick(CHANGES),
      ],
    );
  }

  private indent(text: string): string {
    return text.replace(/^(?=.)/gm, '    ');
  }

  private klass(): string {
    const members = [
      `F = ${this.text(1)}`,
      'G: str = "g"',
      ...this.some(2, () => this.statement(1)),
      this.version(),
      this.method(),
      this.one([() => ''], [() => this.pick(ODD_MEMBERS)]),
    ];
    const bases = this.pick([
      'LLMToolPlugin',
      'LLMToolPlugin',
      'Base',
      'Mixin, Base',
      'Mixin, LLMToolPlugin',
    ]);
    const decorator = this.one([() => ''], [() => '@decorate\n', () => '@functools.total_ordering\n']);
    return `${decorator}class Tide(${bases}):\n${this.indent(members.filter((one) => one !== '').join('\n'))}`;
  }

  private method(): string {
    this.isInMethod = true;
    const before = this.some(1, () => this.statement(1));
    const body = this.one(
      [
        () => `return ${this.metadata()}`,
        () => `return ${this.metadata()}`,
        () => `if ${this.condition()}:\n    return ${this.metadata()}\nreturn ${this.metadata()}`,
        () => `data = ${this.metadata()}\nreturn data`,
      ],
      [
        () => `data = ${this.metadata()}\n${this.pick(FILLS)}\nreturn data`,
        () => `data = ${this.metadata()}\n${this.pick(FILLS)}\nreturn data`,
        () => `try:\n    return ${this.metadata()}\nexcept Exception:\n    return ${this.metadata()}`,
        () =>
          `try:\n    return ${this.metadata()}\nfinally:\n    ${this.pick(['pass', 'return M', 'M["name"] = "late"'])}`,
        () => `for A in ("p", "q"):\n    data = ${this.metadata()}\nreturn data`,
        () => `def inner():\n    return ${this.metadata()}\nreturn inner()`,
        () => `return (lambda: ${this.metadata()})()`,
        () => `A = "local"\nreturn ${this.metadata()}`,
        () => `global A\nA = "later"\nreturn ${this.metadata()}`,
        () => `with open(__file__):\n    return ${this.metadata()}`,
        () => `while True:\n    return ${this.metadata()}`,
        () => 'return super().get_metadata()',
      ],
    );
    this.isInMethod = false;
    const lines = this.indent([...before, body].join('\n'));
    return `@classmethod\ndef get_metadata(cls)${this.pick([' -> LLMToolMetadata', ''])}:\n${lines}`;
  }

  private version(): string {
    return this.one(
      [
        () => `_version_ = "${String(this.below(9))}.${String(this.below(9))}"`,
        () =>
          this.pick([
            '_version_ = V',
            '_version_ = "1." + V',
            '_version_ = f"{V}"',
            '_version_: str = V',
            '',
          ]),
      ],
      [
        () => `_version_ = ${this.text(1)}`,
        () => `_version_ = ${this.number()}`,
        () => `if ${this.condition()}:\n    _version_ = "2"\nelse:\n    _version_ = "3"`,
        () => '_version_ = "1"\n_version_ = "2"',
        () => 'V = "5"\n_version_ = V',
        () => '_version_ = property(lambda self: "1")',
      ],
    );
  }

  private after(): string {
    return this.one(
      [() => this.statement(), () => 'if __name__ == "__main__":\n    print(Tide().invoke())'],
      [
        () =>
          this.pick([
            'Tide.F = "after"',
            'Tide._version_ = "7"',
            'setattr(Tide, "F", "set")',
            'Base.B = "base"',
          ]),
        () => this.pick(['T = Tide\nT.G = "alias"', 'for c in (Tide,):\n    c.F = "loop"', 'decorate(Tide)']),
        () =>
          'Tide.get_metadata = classmethod(lambda cls: {"name": "new", "description": "", "parameters": {}})',
        () => 'class Two(Tide):\n    F = "two"\n    _version_ = "8"',
        () => 'def loaded():\n    Tide.F = "called"\nloaded()',
      ],
    );
  }
}

const FILLS = [
  'data["description"] = "filled"',
  'data.update(name="filled")',
  'other = data\nother["name"] = "other"',
  'data = dict(data)',
  'del data["description"]',
  'if A:\n    data["name"] = "if"',
  'for k in list(data):\n    data[k] = data[k]',
  'data |= {"name": "or"}',
  'cls.F = "in the method"',
  'touch = data.update\ntouch(name="bound")',
];

const ODD_MEMBERS = [
  'def __init_subclass__(cls):\n    cls.F = "sub"',
  'G = "g2"',
  'locals()["F"] = "locals"',
  'def __class_getitem__(cls, key):\n    return key',
  'get_metadata = classmethod(lambda cls: {"name": "lambda", "description": "", "parameters": {}})',
  'for F in ("p", "q"):\n    pass',
  'del G',
];

const IMPORTS = `import functools
from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolParameter, LLMToolPlugin
`;

const CONSTANTS = `A = "one"
B = "two"
C = "three"
N = 3
V = "1.5"
L = ["s", "t"]
P = {"type": "string", "description": "p", "displayDescription": "P", "required": True}
D = {"k": "v", "p": P}
PS = {"x": {"type": "string", "description": "x", "displayDescription": "X", "required": False}}
M = {"name": "m", "displayName": "M", "description": "m", "displayDescription": "M", "parameters": {}}


def helper(text="h"):
    return text


def make():
    return {"name": "made", "description": "", "parameters": {}}


def decorate(cls):
    cls.F = "decorated"
    return cls


class Config:
    A = "config"


class Mixin:
    C = "mixin"
    _version_ = "4"


class Base(LLMToolPlugin):
    B = "base"
    META = M
    P = {"type": "base", "description": "", "required": 1}

    @classmethod
    def get_metadata(cls) -> LLMToolMetadata:
        return {"name": "base", "description": cls.B, "parameters": {}}

`;
