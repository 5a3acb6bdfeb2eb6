const LONGEST_KEY = 48;
const NOT_IN_KEYS = /[^\p{L}\p{N}\p{M}]+/gu;
const ACCENTS = /[\u0300-\u036f]/g;

/**
 * A key for each label: the label in lower case without accents, other signs as `_`, letters of every script kept; equal
 * ones numbered from 2. The same labels always give the same keys.
 * @example toColumnKeys(['Região', 'Sales (€)', 'Sales (€)']) // ['regiao', 'sales', 'sales_2']
 */
export function toColumnKeys(labels: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return labels.map((label, i) => {
    const slug = toSlug(label) || `column_${i + 1}`;
    let key = slug;
    for (let n = 2; used.has(key); n += 1) key = `${slug}_${n}`;
    used.add(key);
    return key;
  });
}

function toSlug(label: string): string {
  const plain = label.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase().replace(NOT_IN_KEYS, '_');
  return [...plain.replace(/^_+/, '')].slice(0, LONGEST_KEY).join('').replace(/_+$/, '');
}
