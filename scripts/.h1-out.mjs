// scripts/.h1-build.ts
import pg from 'pg';

// lib/search/fold.ts
function foldText(text) {
  return plain.test(text) ? foldPlain(text.toLowerCase()) : foldAny(text);
}
var plain = /^[\x20-\x7eæøåÆØÅ]*$/;
function foldPlain(lower) {
  const written = danish.test(lower)
    ? lower.replace(/å/g, 'aa').replace(/æ/g, 'ae').replace(/ø/g, 'oe')
    : lower;
  const suffixed = written.includes('/') ? joinSuffix(written) : written;
  return suffixed.replace(/[^a-z0-9]+/g, ' ').trim();
}
var danish = /[æøå]/;
var joinSuffix = (text) => text.replace(/(^|[^\p{L}\p{N}])([aikp])\/s(?![\p{L}\p{N}])/gu, '$1$2s');
function foldAny(text) {
  return joinSuffix(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/å/g, 'aa')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/æ/g, 'ae')
      .replace(/ø/g, 'oe'),
  )
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
function foldName(text) {
  return foldText(text).replaceAll('oe', 'o');
}

// lib/search/legal-suffixes.ts
var ANYWHERE = /* @__PURE__ */ new Set(['as', 'aps', 'ivs', 'amba', 'fmba', 'smba']);
var WRITTEN_OUT = /* @__PURE__ */ new Set(['is', 'ks', 'ps']);
var FORMS = [...ANYWHERE, ...WRITTEN_OUT, 'a m b a', 'f m b a', 's m b a'];
var FIRST = new RegExp(`^(?:${FORMS.join('|')})(?= )`);
var LAST = new RegExp(` (?:${FORMS.join('|')})$`);
function legalFormsOf(folded) {
  const first2 = FIRST.exec(folded)?.[0] ?? '';
  const last = LAST.exec(folded)?.[0].slice(1) ?? '';
  return (wordsOf(first2) << 4) | wordsOf(last);
}
var wordsOf = (form) => (form === '' ? 0 : form.includes(' ') ? form.split(' ').length : 1);

// lib/search-index/types.ts
var TEXT_FIELDS = ['industry', 'companyType', 'region', 'municipality', 'postalDistrict', 'town'];
var NUMBER_FIELDS = ['employees', 'locations', 'founded', 'revenue', 'grossProfit'];
var FLAGS = { advertisingProtected: 1, hasPhone: 2, hasEmail: 4, hasPostalAddress: 8 };
var PLACE_BITS = 10;
var LAST_PLACE = 2 ** PLACE_BITS - 1;
var MAX_DOCS = 2 ** (32 - PLACE_BITS);

// lib/search-index/build/growing.ts
var firstLength = 1024;
function newCodes(length, highest) {
  if (highest < 2 ** 8) return new Uint8Array(length);
  return highest < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}
var highestOf = (codes) => 2 ** (8 * codes.BYTES_PER_ELEMENT) - 1;
var GrowingCodes = class {
  #codes;
  #highest;
  length = 0;
  constructor(expected) {
    this.#codes = new Uint8Array(Math.max(firstLength, expected));
    this.#highest = highestOf(this.#codes);
  }
  push(code) {
    if (this.length === this.#codes.length) this.#replace(this.length * 1.5, this.#highest);
    if (code > this.#highest) this.#replace(this.#codes.length, code);
    this.#codes[this.length] = code;
    this.length += 1;
  }
  at(index2) {
    return this.#codes[index2] ?? 0;
  }
  /** A view of what was added, good until more is. */
  view() {
    return this.#codes.subarray(0, this.length);
  }
  #replace(length, highest) {
    const larger2 = newCodes(length, highest);
    larger2.set(this.#codes);
    this.#codes = larger2;
    this.#highest = highestOf(larger2);
  }
};
var chunkBits = 18;
var chunkLength = 2 ** chunkBits;
var NumberList = class {
  #chunks = [];
  #last = new Uint32Array(0);
  length = 0;
  push(value) {
    const at = this.length & (chunkLength - 1);
    if (at === 0) {
      this.#last = new Uint32Array(chunkLength);
      this.#chunks.push(this.#last);
    }
    this.#last[at] = value;
    this.length += 1;
  }
  at(index2) {
    return this.#chunks[index2 >>> chunkBits]?.[index2 & (chunkLength - 1)] ?? 0;
  }
  clear() {
    this.#chunks.length = 0;
    this.length = 0;
  }
};

// lib/search-index/build/columns.ts
function inOrder(codes, order, codeOf) {
  const placed = newCodes(order.length, codeOf.length - 1);
  for (let doc = 0; doc < order.length; doc += 1) {
    placed[doc] = codeOf[codes[order[doc] ?? 0] ?? 0] ?? 0;
  }
  return placed;
}
function place(codes, order, target) {
  const given = codes.view();
  for (let doc = 0; doc < order.length; doc += 1) target[doc] = given[order[doc] ?? 0] ?? 0;
  return target;
}
function narrowest(codes) {
  let highest = 0;
  for (let at = 0; at < codes.length; at += 1) highest = Math.max(highest, codes[at] ?? 0);
  const narrow = newCodes(codes.length, highest);
  if (narrow.BYTES_PER_ELEMENT === codes.BYTES_PER_ELEMENT) return codes;
  narrow.set(codes);
  return narrow;
}
var compareText = (a, b2) => (a < b2 ? -1 : a > b2 ? 1 : 0);
function compareTexts(a, b2) {
  for (let at = 0; at < a.length && at < b2.length; at += 1) {
    const difference = compareText(a[at] ?? '', b2[at] ?? '');
    if (difference !== 0) return difference;
  }
  return a.length - b2.length;
}
function recode(values, sorted) {
  const places2 = new Map(sorted.map((value, place2) => [value, place2 + 1]));
  const codeOf = new Uint32Array(values.length + 1);
  for (const [index2, value] of values.entries()) codeOf[index2 + 1] = places2.get(value) ?? 0;
  return codeOf;
}
var TextColumnBuilder = class {
  #values = [];
  /** Sources give the same list for the same code again and again. */
  #lists = /* @__PURE__ */ new Map();
  #single = /* @__PURE__ */ new Map();
  #joined = /* @__PURE__ */ new Map();
  #codes;
  constructor(expected) {
    this.#codes = new GrowingCodes(expected);
  }
  push(texts) {
    this.#codes.push(texts === null || texts.length === 0 ? 0 : this.#codeOf(texts));
  }
  finish(order) {
    const values = [...this.#values].sort(compareTexts);
    return { values, codes: inOrder(this.#codes.view(), order, recode(this.#values, values)) };
  }
  #codeOf(texts) {
    const [text] = texts;
    if (texts.length === 1 && text !== void 0) return this.#enter(this.#single, text, texts);
    const known = this.#lists.get(texts);
    if (known !== void 0) return known;
    const code = this.#enter(this.#joined, JSON.stringify(texts), texts);
    if (this.#lists.size < 1e4) this.#lists.set(texts, code);
    return code;
  }
  #enter(codes, key, texts) {
    const known = codes.get(key);
    if (known !== void 0) return known;
    this.#values.push(texts);
    codes.set(key, this.#values.length);
    return this.#values.length;
  }
};
var NumberColumnBuilder = class {
  #values = [];
  #known = /* @__PURE__ */ new Map();
  #codes;
  constructor(expected) {
    this.#codes = new GrowingCodes(expected);
  }
  push(value) {
    this.#codes.push(value === null ? 0 : this.#codeOf(value));
  }
  finish(order) {
    const values = Float64Array.from(this.#values).sort();
    const codeOf = new Uint32Array(values.length + 1);
    for (let place2 = 0; place2 < values.length; place2 += 1) {
      codeOf[this.#known.get(values[place2] ?? 0) ?? 0] = place2 + 1;
    }
    this.#known.clear();
    return { values, codes: inOrder(this.#codes.view(), order, codeOf) };
  }
  #codeOf(value) {
    const known = this.#known.get(value);
    if (known !== void 0) return known;
    this.#values.push(value + 0);
    this.#known.set(value, this.#values.length);
    return this.#values.length;
  }
};

// lib/search-index/build/mercator.ts
var world = 2 ** 32;
var maxLatitude = 85;
var clamp = (value, low, high) => Math.min(high, Math.max(low, value));
var onGrid = (fraction) => clamp(Math.floor(fraction * world), 1, world - 1);
var mercatorX = (longitude) => onGrid((longitude + 180) / 360);
function mercatorY(latitude) {
  const sine = Math.sin((clamp(latitude, -maxLatitude, maxLatitude) * Math.PI) / 180);
  return onGrid(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI));
}

// lib/search-index/build/order.ts
var digitBits = 11;
var digits = 2 ** digitBits;
function pass(order, values, shift) {
  const starts = new Uint32Array(digits + 1);
  for (let at = 0; at < values.length; at += 1) {
    const next = (((values[at] ?? 0) >>> shift) & (digits - 1)) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let digit = 0; digit < digits; digit += 1) {
    if (starts[digit + 1] === values.length) return null;
    starts[digit + 1] = (starts[digit + 1] ?? 0) + (starts[digit] ?? 0);
  }
  const sorted = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at += 1) {
    const item = order[at] ?? 0;
    const digit = ((values[item] ?? 0) >>> shift) & (digits - 1);
    const place2 = starts[digit] ?? 0;
    sorted[place2] = item;
    starts[digit] = place2 + 1;
  }
  return sorted;
}
function sortBy(order, values) {
  let sorted = order;
  for (let shift = 0; shift < 32; shift += digitBits)
    sorted = pass(sorted, values, shift) ?? sorted;
  return sorted;
}
function numbersTo(count) {
  const numbers = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) numbers[at] = at;
  return numbers;
}

// lib/search-index/build/word-table.ts
var encoder = new TextEncoder();
var space = 32;
function hashOf(bytes, from, to) {
  let hash = 2166136261;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 16777619);
  return (hash ^ (hash >>> 15)) >>> 0;
}
function larger(array, length) {
  const copy = new array.constructor(length);
  copy.set(array);
  return copy;
}
var WordTable = class {
  count = 0;
  #bytes = new Uint8Array(64 * 1024);
  #starts = new Uint32Array(8 * 1024);
  #hashes = new Uint32Array(8 * 1024);
  /** Word number + 1 at the place its hash points to, or at the next free one. */
  #slots = new Uint32Array(32 * 1024);
  #text = new Uint8Array(4 * 1024);
  /** Writes the numbers of the words of a text, separated by single spaces, into `target`. */
  addWords(text, target) {
    target.length = 0;
    const length = this.#encode(text);
    let from = 0;
    for (let at = 0; at <= length; at += 1) {
      if (at < length && this.#text[at] !== space) continue;
      if (at > from) target.push(this.#add(from, at));
      from = at + 1;
    }
  }
  startOf(word) {
    return this.#starts[word] ?? 0;
  }
  /** All words one after another, as they came; no copy. */
  get bytes() {
    return this.#bytes.subarray(0, this.startOf(this.count));
  }
  #encode(text) {
    if (this.#text.length < 3 * text.length) this.#text = new Uint8Array(4 * text.length);
    const bytes = this.#text;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code > 127) return encoder.encodeInto(text, bytes).written;
      bytes[at] = code;
    }
    return text.length;
  }
  #add(from, to) {
    const hash = hashOf(this.#text, from, to);
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const word = (this.#slots[slot] ?? 0) - 1;
      if (word < 0) break;
      if (this.#hashes[word] === hash && this.#isWord(word, from, to)) return word;
      slot = (slot + 1) & mask;
    }
    this.#slots[slot] = this.count + 1;
    this.#append(hash, from, to);
    return this.count - 1;
  }
  #isWord(word, from, to) {
    const start = this.#starts[word] ?? 0;
    if ((this.#starts[word + 1] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) {
      if (this.#bytes[start + at - from] !== this.#text[at]) return false;
    }
    return true;
  }
  #append(hash, from, to) {
    const start = this.#starts[this.count] ?? 0;
    const end = start + to - from;
    while (this.#bytes.length < end) this.#bytes = larger(this.#bytes, 1.5 * this.#bytes.length);
    this.#bytes.set(this.#text.subarray(from, to), start);
    if (this.count + 2 > this.#starts.length) {
      this.#starts = larger(this.#starts, 1.5 * this.#starts.length);
      this.#hashes = larger(this.#hashes, this.#starts.length);
    }
    this.#hashes[this.count] = hash;
    this.count += 1;
    this.#starts[this.count] = end;
    if (2 * this.count > this.#slots.length) this.#spread();
  }
  #spread() {
    const slots = new Uint32Array(2 * this.#slots.length);
    const mask = slots.length - 1;
    for (let word = 0; word < this.count; word += 1) {
      let slot = (this.#hashes[word] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = word + 1;
    }
    this.#slots = slots;
  }
};
function sortWords(table) {
  const { bytes } = table;
  const order = new Uint32Array(table.count);
  const first2 = new Float64Array(table.count);
  for (let word = 0; word < table.count; word += 1) {
    order[word] = word;
    const start = table.startOf(word);
    const end = table.startOf(word + 1);
    let value = 0;
    for (let at = start; at < start + 6; at += 1) {
      value = value * 256 + (at < end ? (bytes[at] ?? 0) : 0);
    }
    first2[word] = value;
  }
  return order.sort((a, b2) => {
    const difference = (first2[a] ?? 0) - (first2[b2] ?? 0);
    return difference !== 0 ? difference : compareRest(table, bytes, a, b2);
  });
}
function compareRest(table, bytes, a, b2) {
  const startA = table.startOf(a);
  const startB = table.startOf(b2);
  const lengthA = table.startOf(a + 1) - startA;
  const lengthB = table.startOf(b2 + 1) - startB;
  const shared = Math.min(lengthA, lengthB);
  for (let at = 0; at < shared; at += 1) {
    const difference = (bytes[startA + at] ?? 0) - (bytes[startB + at] ?? 0);
    if (difference !== 0) return difference;
  }
  return lengthA - lengthB;
}

// lib/search-index/build/postings.ts
var gap = 4294967295;
var NameWords = class {
  #table = new WordTable();
  /** Words and gaps, company after company. */
  #tokens = new NumberList();
  #ends;
  #words = [];
  #place = 0;
  /** Words of the company at hand beyond the last place: each is kept once. */
  #beyond = null;
  constructor(expected) {
    this.#ends = new GrowingCodes(expected);
  }
  /** Begins with the words of today's folded name; answers how many. */
  begin(folded) {
    this.#place = 0;
    this.#beyond = null;
    return this.#add(folded);
  }
  /** Another name of the company at hand. */
  addOther(folded) {
    if (folded === '') return;
    this.#tokens.push(gap);
    this.#place += 1;
    this.#add(folded);
  }
  end() {
    this.#ends.push(this.#tokens.length);
  }
  #add(folded) {
    if (folded === '') return 0;
    this.#table.addWords(folded, this.#words);
    for (let at = 0; at < this.#words.length; at += 1) {
      const word = this.#words[at] ?? 0;
      if (this.#place < LAST_PLACE || this.#isFirstBeyond(word)) this.#tokens.push(word);
      this.#place += 1;
    }
    return this.#words.length;
  }
  #isFirstBeyond(word) {
    this.#beyond ??= /* @__PURE__ */ new Set();
    if (this.#beyond.has(word)) return false;
    this.#beyond.add(word);
    return true;
  }
  /** @param order the companies, by the order they came in, in that of their docs. */
  finish(order) {
    const sorted = sortWords(this.#table);
    const words = this.#pack(sorted);
    const next = this.#countInto(sorted, words.postings);
    const postings = this.#write(order, next, words.postings[words.count] ?? 0);
    this.#tokens.clear();
    return { words, postings };
  }
  #pack(sorted) {
    const table = this.#table;
    const { bytes, count } = table;
    const packed = new Uint8Array(bytes.length);
    const starts = new Uint32Array(count + 1);
    let end = 0;
    for (let at = 0; at < count; at += 1) {
      const word = sorted[at] ?? 0;
      const to = table.startOf(word + 1);
      for (let from = table.startOf(word); from < to; from += 1) {
        packed[end] = bytes[from] ?? 0;
        end += 1;
      }
      starts[at + 1] = end;
    }
    return { count, bytes: packed, starts, postings: new Uint32Array(count + 1) };
  }
  /** Fills where the postings of each word begin; answers the same by the table's numbers. */
  #countInto(sorted, starts) {
    const counts = new Uint32Array(sorted.length);
    for (let at = 0; at < this.#tokens.length; at += 1) {
      const word = this.#tokens.at(at);
      if (word !== gap) counts[word] = (counts[word] ?? 0) + 1;
    }
    let total = 0;
    for (let at = 0; at < sorted.length; at += 1) {
      const word = sorted[at] ?? 0;
      const count = counts[word] ?? 0;
      counts[word] = total;
      total += count;
      starts[at + 1] = total;
    }
    return counts;
  }
  #write(order, next, total) {
    const postings = new Uint32Array(total);
    for (let doc = 0; doc < order.length; doc += 1) {
      const row = order[doc] ?? 0;
      const end = this.#ends.at(row);
      let place2 = 0;
      for (let at = row === 0 ? 0 : this.#ends.at(row - 1); at < end; at += 1) {
        const word = this.#tokens.at(at);
        if (word !== gap) {
          const posting = next[word] ?? 0;
          postings[posting] = (doc << PLACE_BITS) | Math.min(place2, LAST_PLACE);
          next[word] = posting + 1;
        }
        place2 += 1;
      }
    }
    return postings;
  }
};

// lib/search-index/build/index.ts
var longestName = 255;
function eachField(fields, make) {
  return Object.fromEntries(fields.map((field2) => [field2, make(field2)]));
}
var IndexBuilder = class {
  #plain;
  #bytes;
  #texts;
  #numbers;
  #names;
  /** @param expected about as many companies as will come. */
  constructor(expected = 0) {
    const codes = () => new GrowingCodes(expected);
    this.#plain = eachField(['keys', 'prominences', 'nameRanks', 'x', 'y'], codes);
    this.#bytes = eachField(['nameLengths', 'legalForms', 'statuses', 'flags'], codes);
    this.#texts = eachField(TEXT_FIELDS, () => new TextColumnBuilder(expected));
    this.#numbers = eachField(NUMBER_FIELDS, () => new NumberColumnBuilder(expected));
    this.#names = new NameWords(expected);
  }
  get companies() {
    return this.#plain.keys.length;
  }
  /** @throws Error when there are more companies than an index has room for. */
  add(row) {
    if (this.companies === MAX_DOCS) {
      throw new Error(`The search index has room for ${MAX_DOCS} companies.`);
    }
    this.#addNames(row);
    this.#plain.keys.push(row.key);
    this.#plain.prominences.push(row.prominence);
    this.#plain.nameRanks.push(row.nameRank);
    const placed = row.latitude !== null && row.longitude !== null;
    this.#plain.x.push(placed ? mercatorX(row.longitude ?? 0) : 0);
    this.#plain.y.push(placed ? mercatorY(row.latitude ?? 0) : 0);
    this.#bytes.statuses.push(row.status);
    this.#bytes.flags.push(row.flags);
    for (const field2 of TEXT_FIELDS) this.#texts[field2].push(row.texts[field2]);
    for (const field2 of NUMBER_FIELDS) this.#numbers[field2].push(row.numbers[field2]);
  }
  /** The index of what was added; the builder is not used again. */
  finish() {
    const order = this.#order();
    const docs = order.length;
    const narrow = (codes) => place(codes, order, new Uint8Array(docs));
    const wide = (codes) => place(codes, order, new Uint32Array(docs));
    return {
      docs,
      ...this.#names.finish(order),
      keys: wide(this.#plain.keys),
      nameLengths: narrow(this.#bytes.nameLengths),
      legalForms: narrow(this.#bytes.legalForms),
      nameRanks: narrowest(wide(this.#plain.nameRanks)),
      statuses: narrow(this.#bytes.statuses),
      flags: narrow(this.#bytes.flags),
      texts: eachField(TEXT_FIELDS, (field2) => this.#texts[field2].finish(order)),
      numbers: eachField(NUMBER_FIELDS, (field2) => this.#numbers[field2].finish(order)),
      x: wide(this.#plain.x),
      y: wide(this.#plain.y),
    };
  }
  #addNames({ name, otherNames }) {
    const folded = name === null ? '' : foldName(name);
    const length = this.#names.begin(folded);
    for (const other of otherNames) this.#names.addOther(foldName(other));
    this.#names.end();
    this.#bytes.nameLengths.push(Math.min(longestName, length));
    this.#bytes.legalForms.push(legalFormsOf(folded));
  }
  /** The companies by their docs: the most prominent first, then by CVR number. */
  #order() {
    const falling = new Uint32Array(this.companies);
    for (let row = 0; row < falling.length; row += 1) {
      falling[row] = 4294967295 - this.#plain.prominences.at(row);
    }
    const byKey = sortBy(numbersTo(this.companies), Uint32Array.from(this.#plain.keys.view()));
    return sortBy(byKey, falling);
  }
};

// lib/search/constants.ts
var MAX_QUERY_LENGTH = 200;
var MAX_CHOICES = 100;
var COMPANY_STATUSES = [
  'ACTIVE',
  'IN_LIQUIDATION',
  'IN_RECONSTRUCTION',
  'IN_BANKRUPTCY',
  'IN_COMPULSORY_DISSOLUTION',
  'CEASED',
  'UNKNOWN',
];
var SEARCH_SORTS = [
  'relevance',
  'name-asc',
  'name-desc',
  'employees-asc',
  'employees-desc',
  'founded-asc',
  'founded-desc',
  'revenue-asc',
  'revenue-desc',
];
var MESSAGES = {
  emptySearch: 'Please enter a search term',
  tooShort: 'Search at least 3 characters',
  tooLong: `Search at most ${MAX_QUERY_LENGTH} characters`,
  noData: 'No data found',
  tooMany: `Choose at most ${MAX_CHOICES} values`,
  unknownSort: `Sort by one of ${SEARCH_SORTS.join(', ')}`,
};

// lib/search-index/build/prominence.ts
var active = COMPANY_STATUSES.indexOf('ACTIVE');
var ceased = COMPANY_STATUSES.indexOf('CEASED');
var maxEmployees = 999999;
function prominenceOf(status, employees) {
  const alive = status === active ? 2 : status === ceased ? 0 : 1;
  const size = Math.max(0, Math.min(maxEmployees, Math.trunc(employees ?? 0)));
  return alive * (maxEmployees + 1) + size;
}

// lib/search-index/code-lists.ts
var lists = {
  industry: 'SELECT version || code AS code, ARRAY[danish, english] AS texts FROM industries',
  companyType: 'SELECT code, ARRAY[name, short] AS texts FROM legal_forms',
  region: 'SELECT code, ARRAY[name] AS texts FROM regions',
  municipality: 'SELECT code, ARRAY[name] AS texts FROM municipalities',
};
async function readList(client, sql) {
  const { rows } = await client.query(sql);
  return new Map(rows.map(({ code, texts }) => [code, texts.filter((text) => text !== null)]));
}
async function readCodeLists(client) {
  return {
    industry: await readList(client, lists.industry),
    companyType: await readList(client, lists.companyType),
    region: await readList(client, lists.region),
    municipality: await readList(client, lists.municipality),
  };
}

// lib/search-index/copy-out.ts
import { to as copyTo } from 'pg-copy-streams';

var headerLength = 19;
var tupleHeader = 2;
var fieldHeader = 4;
var trailer = -1;
var mostFields = 64;
var BinaryRow = class {
  #bytes = Buffer.alloc(0);
  #starts = new Int32Array(mostFields);
  #lengths = new Int32Array(mostFields);
  isNull(field2) {
    return (this.#lengths[field2] ?? -1) < 0;
  }
  /** An int4; 0 for null. */
  int(field2) {
    return this.isNull(field2) ? 0 : this.#bytes.readInt32BE(this.#starts[field2]);
  }
  intOrNull(field2) {
    return this.isNull(field2) ? null : this.#bytes.readInt32BE(this.#starts[field2]);
  }
  /** A float8. */
  float(field2) {
    return this.isNull(field2) ? null : this.#bytes.readDoubleBE(this.#starts[field2]);
  }
  text(field2) {
    if (this.isNull(field2)) return null;
    const start = this.#starts[field2] ?? 0;
    return this.#bytes.toString('utf8', start, start + (this.#lengths[field2] ?? 0));
  }
  /** A view, good until the next row. */
  bytes(field2) {
    const start = this.#starts[field2] ?? 0;
    return this.#bytes.subarray(start, start + Math.max(0, this.#lengths[field2] ?? 0));
  }
  /**
   * Takes the row at a place of the bytes.
   * @returns where the next one begins; below 0 how many bytes are needed, negated.
   */
  take(bytes, from) {
    let at = from + tupleHeader;
    if (at > bytes.length) return -at;
    const fields = bytes.readInt16BE(from);
    this.#bytes = bytes;
    for (let field2 = 0; field2 < fields; field2 += 1) {
      if (at + fieldHeader > bytes.length) return -(at + fieldHeader);
      const length = bytes.readInt32BE(at);
      at += fieldHeader;
      this.#starts[field2] = at;
      this.#lengths[field2] = length;
      if (length > 0) at += length;
      if (at > bytes.length) return -at;
    }
    return at;
  }
};
var RowReader = class {
  constructor(onRow) {
    this.onRow = onRow;
  }
  onRow;
  #row = new BinaryRow();
  #pending = [];
  #length = 0;
  #needed = headerLength;
  #begun = false;
  add(piece) {
    this.#pending.push(piece);
    this.#length += piece.length;
    if (this.#length < this.#needed) return;
    const [only] = this.#pending;
    const bytes = this.#pending.length === 1 && only ? only : Buffer.concat(this.#pending);
    const end = this.#takeRows(bytes);
    this.#length = bytes.length - end;
    this.#pending = this.#length > 0 ? [bytes.subarray(end)] : [];
  }
  #takeRows(bytes) {
    let at = this.#begun ? 0 : headerLength;
    this.#begun = true;
    for (;;) {
      if (at + tupleHeader <= bytes.length && bytes.readInt16BE(at) === trailer) {
        this.#needed = Number.POSITIVE_INFINITY;
        return bytes.length;
      }
      const next = this.#row.take(bytes, at);
      if (next < 0) {
        this.#needed = -next - at;
        return at;
      }
      this.onRow(this.#row);
      at = next;
    }
  }
};
async function copyOut(client, select, onRow) {
  const reader = new RowReader(onRow);
  const stream = client.query(copyTo(`COPY (${select}) TO STDOUT (FORMAT BINARY)`));
  for await (const piece of stream) reader.add(piece);
}

// lib/search-index/other-names.ts
var first = 64 * 1024;
var OtherNames = class {
  /** The company of each name, rising, and where the name ends. */
  #keys = new NumberList();
  #ends = new NumberList();
  #bytes = Buffer.allocUnsafeSlow(first);
  #length = 0;
  /** Companies in rising order. */
  add(key, name) {
    const end = this.#length + name.length;
    if (end > this.#bytes.length) {
      const larger2 = Buffer.allocUnsafeSlow(Math.max(end, Math.ceil(1.5 * this.#bytes.length)));
      this.#bytes.copy(larger2, 0, 0, this.#length);
      this.#bytes = larger2;
    }
    this.#bytes.set(name, this.#length);
    this.#length = end;
    this.#keys.push(key);
    this.#ends.push(end);
  }
  /** The distinct names of a company. */
  of(key) {
    let at = this.#firstOf(key);
    if (this.#keys.at(at) !== key) return none;
    const names = /* @__PURE__ */ new Set();
    for (; at < this.#keys.length && this.#keys.at(at) === key; at += 1) {
      const start = at === 0 ? 0 : this.#ends.at(at - 1);
      names.add(this.#bytes.toString('utf8', start, this.#ends.at(at)));
    }
    return [...names];
  }
  #firstOf(key) {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#keys.at(middle) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
};
var none = [];
async function readOtherNames(client, among = 'true') {
  const names = new OtherNames();
  const select = `
    SELECT company_key::int4, name FROM company_names named
    WHERE ${among} AND NOT EXISTS (
      SELECT FROM companies WHERE key = named.company_key AND companies.name = named.name)
    ORDER BY company_key, position`;
  await copyOut(client, select, (row) => names.add(row.int(0), row.bytes(1)));
  return names;
}

// lib/search-index/rows.ts
var places = Object.fromEntries(COMPANY_STATUSES.map((status, place2) => [status, place2]));
var flag = (bit, condition) => `CASE WHEN ${condition} THEN ${bit} ELSE 0 END`;
var flags = [
  flag(FLAGS.advertisingProtected, 'advertising_protected'),
  flag(FLAGS.hasPhone, 'phone IS NOT NULL'),
  flag(FLAGS.hasEmail, 'email IS NOT NULL'),
  flag(
    FLAGS.hasPostalAddress,
    '(street IS NOT NULL AND postal_code IS NOT NULL) OR address_text IS NOT NULL',
  ),
].join(' + ');
var nameRank = `CASE WHEN name IS NULL THEN 0
  ELSE dense_rank() OVER (ORDER BY name COLLATE "da-x-icu") END::int4`;
var columns = [
  ...['key::int4', 'name', 'status::text', flags, 'industry_version || industry_code'],
  ...['legal_form_code', 'region_code', 'municipality_code', 'postal_district', 'town'],
  ...['coalesce(employees, employees_min)', 'location_count', `founded_on - date '1970-01-01'`],
  ...['revenue::float8', 'gross_profit::float8', 'latitude', 'longitude'],
];
var textsOf = (list, code) => (code === null ? null : (list.get(code) ?? null));
var alone = (text) => (text === null ? null : [text]);
function toIndexRow(row, lists2) {
  const status = places[row.text(2) ?? ''] ?? 0;
  const employees = row.intOrNull(10);
  return {
    key: row.int(0),
    prominence: prominenceOf(status, employees),
    name: row.text(1),
    status,
    flags: row.int(3),
    texts: {
      industry: textsOf(lists2.industry, row.text(4)),
      companyType: textsOf(lists2.companyType, row.intOrNull(5)),
      region: textsOf(lists2.region, row.text(6)),
      municipality: textsOf(lists2.municipality, row.intOrNull(7)),
      postalDistrict: alone(row.text(8)),
      town: alone(row.text(9)),
    },
    numbers: {
      employees,
      locations: row.intOrNull(11),
      founded: row.intOrNull(12),
      revenue: row.float(13),
      grossProfit: row.float(14),
    },
    latitude: row.float(15),
    longitude: row.float(16),
    nameRank: row.int(17),
  };
}
async function readRows(client, onRow, { among } = {}) {
  const chosen = (key) => (among ? `${key} IN (SELECT key FROM ${among})` : 'true');
  const lists2 = await readCodeLists(client);
  const names = await readOtherNames(client, chosen('company_key'));
  const select = `SELECT ${columns.join(', ')}, ${among ? '0' : nameRank}
    FROM companies WHERE ${chosen('key')}`;
  await copyOut(client, select, (row) => {
    const company = toIndexRow(row, lists2);
    onRow({ ...company, otherNames: names.of(company.key) });
  });
}

// lib/search-index/store.ts
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';

// lib/search-index/sections.ts
var arrayTypes = { Uint8Array, Uint16Array, Uint32Array, Float64Array };
var format = 1;
var isArray = (value) => ArrayBuffer.isView(value);
function flatten(value, name, sections) {
  if (isArray(value)) {
    sections.push({ name, array: value });
    return { section: name, type: value.constructor.name, length: value.length };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      flatten(inner, name === '' ? key : `${name}.${key}`, sections),
    ]),
  );
}
function toSections(index2) {
  const sections = [];
  const header = JSON.stringify({ format, index: flatten(index2, '', sections) });
  return { header, sections };
}
function fromHeader(header, version2) {
  const sections = /* @__PURE__ */ new Map();
  const parsed = JSON.parse(header, (_key, value) => {
    if (!isPlaceholder(value)) return value;
    const array = new arrayTypes[value.type](value.length);
    sections.set(value.section, array);
    return array;
  });
  if (parsed.format !== format) return null;
  const index2 = { version: version2, ...parsed.index };
  return { index: index2, sections };
}
function isPlaceholder(value) {
  return typeof value === 'object' && value !== null && 'section' in value;
}

// lib/search-index/store.ts
var partBytes = 4 * 1024 ** 2;
var headerSection = 'header';
var copyHeader = Buffer.concat([Buffer.from('PGCOPY\n\xFF\r\n\0', 'latin1'), Buffer.alloc(8)]);
var copyTrailer = Buffer.from([255, 255]);
function field(bytes) {
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
function int4(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return field(bytes);
}
function* partsOf({ header, sections }) {
  yield { section: headerSection, bytes: Buffer.from(header) };
  for (const { name, array } of sections) {
    const bytes = Buffer.from(array.buffer, array.byteOffset, array.byteLength);
    for (let from = 0; from < bytes.length; from += partBytes) {
      yield { section: name, bytes: bytes.subarray(from, from + partBytes) };
    }
  }
}
function* rowsOf(version2, index2) {
  yield copyHeader;
  let position = 0;
  for (const { section, bytes } of partsOf(toSections(index2))) {
    const begin = Buffer.from([0, 4]);
    const length = Buffer.alloc(4);
    length.writeInt32BE(bytes.length);
    const before = [begin, int4(version2), int4(position), field(Buffer.from(section)), length];
    yield Buffer.concat(before);
    yield bytes;
    position += 1;
  }
  yield copyTrailer;
}
async function storeIndex(client, index2) {
  const { rows } = await client.query(
    'INSERT INTO search_indexes (companies) VALUES ($1) RETURNING version',
    [index2.docs],
  );
  if (!rows[0]) throw new Error('INSERT \u2026 RETURNING gave no row.');
  const { version: version2 } = rows[0];
  await pipeline(
    Readable.from(rowsOf(version2, index2), { objectMode: false }),
    client.query(
      copyFrom(
        'COPY search_index_parts (version, position, section, bytes) FROM STDIN (FORMAT BINARY)',
      ),
    ),
  );
  await client.query('DELETE FROM search_indexes WHERE version < $1', [version2]);
  return version2;
}
var newest = '(SELECT max(version) FROM search_indexes)';
async function readIndex(client) {
  let found = null;
  let section = '';
  let filled = 0;
  await copyOut(
    client,
    `SELECT version, section, bytes FROM search_index_parts
     WHERE version = ${newest} ORDER BY position`,
    (row) => {
      const name = row.text(1) ?? '';
      const bytes = row.bytes(2);
      if (name === headerSection) {
        found = fromHeader(Buffer.from(bytes).toString(), row.int(0));
        return;
      }
      const array = found?.sections.get(name);
      if (!array) return;
      if (name !== section) filled = 0;
      section = name;
      new Uint8Array(array.buffer).set(bytes, filled);
      filled += bytes.length;
    },
  );
  return found?.index ?? null;
}

// scripts/.h1-build.ts
var c = new pg.Client(process.env.DATABASE_URL);
await c.connect();
await c.query("set work_mem='64MB'");
var rss = () =>
  Math.round(process.memoryUsage().rss / 2 ** 20) +
  ' MiB max ' +
  Math.round(process.resourceUsage().maxRSS / 1024);
var t = Date.now();
var lap = (n) => {
  console.log(n, Date.now() - t, 'ms', rss());
  t = Date.now();
};
lap('start');
var b = new IndexBuilder(22e5);
await readRows(c, (r) => b.add(r));
lap('rows');
var index = b.finish();
lap('finish');
for (const { name, array } of toSections(index).sections)
  console.log(name, array.constructor.name, array.length, (array.byteLength / 2 ** 20).toFixed(1));
await c.query('begin');
t = Date.now();
console.log(await storeIndex(c, index));
lap('store');
await c.query('commit');
lap('commit');
var read = await readIndex(c);
lap('read');
var { version, ...rest } = read;
var { isDeepStrictEqual } = await import('node:util');
console.log(isDeepStrictEqual(rest, index));
lap('equal');
for (let i = 0; i < 3; i++) {
  await readIndex(c);
  lap('read');
}
await c.end();
