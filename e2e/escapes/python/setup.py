# The host's module of the attacks: runs the code of one, and gives what it says of itself in `won`.

import gc
import traceback


def browser():
    """JavaScript's globals as this build has them, by the object that finds its modules."""
    finder = next(one for one in gc.get_objects() if type(one).__name__ == 'JsFinder')
    return finder.jsproxies['js']


def attack(code):
    names = {'browser': browser, '__name__': '__main__'}
    try:
        exec(code, names)
    except BaseException as error:
        return 'blocked: ' + ''.join(traceback.format_exception_only(error)).strip()[:300]
    return str(names.get('won', 'no'))[:1000]
