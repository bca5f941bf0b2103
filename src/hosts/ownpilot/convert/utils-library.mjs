// The helpers that a function-body tool calls as `utils`, rebuilt on Node.js for the hosts that have none.
/* global Buffer, URL */

/** `setting(service, key)` reads a setting; other tools cannot be called from here. */
export function utilsOf(crypto, setting) {
  const MS = { seconds: 1e3, minutes: 6e4, hours: 36e5, days: 864e5, weeks: 6048e5 };
  const ACCENTS = /[\u0300-\u036f]/g;
  const DIGITS = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
  const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*()_+-=';
  const recode = (from, to) => (text) => Buffer.from(text, from).toString(to);
  const succeeds = (work) => {
    try {
      work();
      return true;
    } catch {
      return false;
    }
  };
  const below = (range) => {
    const count = Math.ceil(Math.log2(range) / 8);
    const bytes = crypto.randomBytes(count > 0 && count < 6 ? 6 : count);
    return parseInt(bytes.toString('hex'), 16) % range;
  };
  const divided = (text, mark, gaps) =>
    text
      .replace(/([a-z])([A-Z])/g, `$1${mark}$2`)
      .replace(gaps, mark)
      .toLowerCase();
  const total = (list) => list.reduce((sum, next) => sum + next, 0);
  const moved = (date, n, unit) => {
    if (unit === 'months') date.setMonth(date.getMonth() + n);
    else if (unit === 'years') date.setFullYear(date.getFullYear() + n);
    else if (unit === 'days' || unit === 'weeks')
      date.setDate(date.getDate() + n * (unit === 'weeks' ? 7 : 1));
    else if (unit in MS) date.setTime(date.getTime() + n * MS[unit]);
    return date;
  };
  const utils = {
    hash: (text, algorithm = 'sha256') => crypto.createHash(algorithm).update(text).digest('hex'),
    uuid: () => crypto.randomUUID(),
    base64Encode: recode('utf8', 'base64'),
    base64Decode: recode('base64', 'utf8'),
    urlEncode: (text) => encodeURIComponent(text),
    urlDecode: (text) => decodeURIComponent(text),
    hexEncode: recode('utf8', 'hex'),
    hexDecode: recode('hex', 'utf8'),
    now: () => new Date().toISOString(),
    timestamp: () => Date.now(),
    dateDiff: (from, to, unit = 'days') => (new Date(to) - new Date(from)) / (MS[unit] ?? MS.days),
    dateAdd: (date, n, unit = 'days') =>
      moved(date === 'now' ? new Date() : new Date(date), n, unit).toISOString(),
    formatDate: (date, locale = 'en-US') =>
      new Date(date).toLocaleDateString(locale, {
        weekday: 'long',
        year: 'numeric',
        month: 'long',
        day: 'numeric',
      }),
    slugify: (text) =>
      text
        .toLowerCase()
        .normalize('NFD')
        .replace(ACCENTS, '')
        .replace(/[^a-z0-9\s-]/g, '')
        .replace(/\s+/g, '-')
        .replace(/-+/g, '-')
        .replace(/^-|-$/g, ''),
    camelCase: (text) => text.toLowerCase().replace(/[^a-zA-Z0-9]+(.)/g, (_, next) => next.toUpperCase()),
    snakeCase: (text) => divided(text, '_', /[\s-]+/g),
    kebabCase: (text) => divided(text, '-', /[\s_]+/g),
    titleCase: (text) =>
      text.replace(/\w\S*/g, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()),
    truncate: (text, most = 100, suffix = '...') =>
      text.length > most ? text.slice(0, most - suffix.length) + suffix : text,
    countWords: (text) => text.trim().split(/\s+/).filter(Boolean).length,
    removeDiacritics: (text) => text.normalize('NFD').replace(ACCENTS, ''),
    isEmail: (value) => /^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}$/.test(value),
    isUrl: (value) => succeeds(() => new URL(value)),
    isJson: (value) => succeeds(() => JSON.parse(value)),
    isUuid: (value) => DIGITS.test(value),
    clamp: (value, min, max) => Math.min(Math.max(value, min), max),
    round: (value, decimals = 2) => Number(value.toFixed(decimals)),
    randomInt: (min = 0, max = 100) => min + below(max - min + 1),
    sum: total,
    avg: (list) => (list.length > 0 ? total(list) / list.length : 0),
    parseJson: (text) => JSON.parse(text),
    toJson: (data, indent = 2) => JSON.stringify(data, null, indent),
    parseCsv: (csv, delimiter = ',') => {
      const [header, ...rows] = csv.split('\n').filter((line) => line.trim());
      if (header === undefined) return [];
      const names = header.split(delimiter).map((name) => name.trim());
      return rows.map((row) => {
        const cells = row.split(delimiter);
        return Object.fromEntries(names.map((name, i) => [name, (cells[i] || '').trim()]));
      });
    },
    flatten(object, prefix = '') {
      const flat = {};
      for (const [key, value] of Object.entries(object)) {
        const path = prefix ? `${prefix}.${key}` : key;
        if (typeof value !== 'object' || value === null || Array.isArray(value)) flat[path] = value;
        else Object.assign(flat, utils.flatten(value, path));
      }
      return flat;
    },
    getPath: (object, path) => {
      let at = object;
      for (const part of path.replace(/\[(\d+)\]/g, '.$1').split('.')) {
        if (typeof at !== 'object' || at === null) return undefined;
        at = at[part];
      }
      return at;
    },
    unique: (list) => [...new Set(list)],
    chunk: (list, size) => {
      const parts = [];
      for (let at = 0; at < list.length; at += size) parts.push(list.slice(at, at + size));
      return parts;
    },
    shuffle: (list) => {
      const mixed = [...list];
      for (let i = mixed.length - 1; i > 0; i--) {
        const other = below(i + 1);
        [mixed[i], mixed[other]] = [mixed[other], mixed[i]];
      }
      return mixed;
    },
    sample: (list, n = 1) => utils.shuffle(list).slice(0, n),
    groupBy: (list, key) => {
      const groups = {};
      for (const item of list) (groups[String(item[key])] ??= []).push(item);
      return groups;
    },
    generatePassword: (length = 16) =>
      [...crypto.randomBytes(length)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join(''),
    getApiKey: (service) => setting(service, 'api_key'),
    getServiceConfig: () => null,
    getConfigEntry: () => null,
    getConfigEntries: () => [],
    getFieldValue: (service, field) => setting(service, field),
    callTool: async (name) => {
      throw new Error(`Tool '${name}' not found. Available tools: `);
    },
    listTools: () => [],
  };
  return utils;
}
