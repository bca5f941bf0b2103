#: forged-end
import sys
sys.__stdout__.write('{"t":"end","kind":"returned","text":"ESCAPED forged"}\n')
won = 'no'

#: forged-snapshot
import sys
module = sys.modules['_plugbench']
module.call = lambda *_: ('returned', 'forged')
module.begin = None
won = 'no'

#: forged-result
class Text(str):
    def __str__(self):
        return 'forged'
won = Text('no')

#: forged-kind
import sys
sys.modules['plugbench_host'].attack = None
sys.modules['_plugbench'].call = None
won = 'no'

#: flood-of-lines (output)
for number in range(100_000):
    print(number)

#: flood-in-one-line (output)
import sys
for _ in range(200):
    sys.stdout.write('x' * 100_000)

#: flood-of-errors (output)
import sys
while True:
    print('no', file=sys.stderr)

#: long-result (output)
import sys
class Long:
    def __getitem__(self, _):
        return 'x' * 10_000_000


sys.modules['plugbench_host'].str = lambda _: Long()

#: surrogates
print('\ud800 \udfff'.encode('utf-8', 'surrogatepass').decode('utf-8', 'replace'))
import sys
sys.stdout.buffer.write(b'\xff\xfe\x00{"t":"cap"}\n\x00\n')
won = 'no'

#: endless (endless)
while True:
    pass

#: endless-sleep (endless)
import time
time.sleep(10_000)

#: endless-wait (endless)
import asyncio


async def wait():
    await asyncio.get_running_loop().create_future()


asyncio.run(wait())

#: endless-pattern (endless)
import re
re.match(r'(a+)+$', 'a' * 60 + 'b')

#: endless-interrupts-held (endless)
import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
while True:
    try:
        while True:
            pass
    except BaseException:
        continue

#: one-large-text (memory)
text = 'a' * 10**10

#: many-lists (memory)
all = []
while True:
    all.append([0] * 100_000)

#: many-bytes (memory)
all = []
while True:
    try:
        all.append(bytearray(10**6))
    except MemoryError:
        break
print(len(all))

#: large-number (memory)
number = 7 ** (10**8)

#: deep-recursion (memory)
import sys
sys.setrecursionlimit(10**9)


def deeper():
    return deeper()


deeper()

#: deep-nesting (memory)
value = ()
for _ in range(10**6):
    value = (value,)
hash(value)

#: deep-source (memory)
compile('(' * 100_000 + ')' * 100_000, 'deep', 'eval')

#: full-disk (memory)
with open('/tmp/full', 'wb') as file:
    while True:
        file.write(b'x' * 10**6)

#: leave-a-module (isolation)
import sys
import types
sys.modules['left_behind'] = types.ModuleType('left_behind')
import builtins
builtins.left_behind = True

#: find-the-module (isolation)
import sys
import builtins
won = 'ESCAPED' if 'left_behind' in sys.modules or hasattr(builtins, 'left_behind') else 'no'

#: leave-a-file (isolation)
with open('/tmp/left', 'w') as file:
    file.write('secret')
with open('/root/left.py', 'w') as file:
    file.write('')

#: find-the-file (isolation)
import os
won = 'ESCAPED' if os.path.exists('/tmp/left') or os.path.exists('/root/left.py') else 'no'

#: leave-in-memory (isolation)
secret = ('left-in-' + 'memory-') * 100
import sys
sys.intern(secret)

#: find-in-memory (isolation)
import ctypes
memory = ctypes.string_at(1024, 20_000_000)
# Made only now, so that it is not found where it is looked for.
wanted = bytes(code - 1 for code in b'mfgu.jo.nfnpsz.') * 3
won = 'ESCAPED' if wanted in memory else 'no'

#: same-random-numbers (isolation)
import random
import uuid
import secrets
won = f'{random.random()} {uuid.uuid4()} {secrets.token_hex(4)}'
