const ELLIPSIS = '…';
/** What stands behind a part of a name: blanks, dashes, slashes and dots in the middle. */
const JOINTS = /[\s\-–—/_|·:,،]+/gu;

type ToLines = (label: string) => readonly string[];

/**
 * Labels fitted one by one, and where different ones come out alike because both were cut ("North region – re…"), all that begin so are
 * fitted anew without what they share: "North… retail", "… retail", whichever sets all of them apart and fits. As they were fitted where
 * nothing does.
 */
export function fitApart(labels: readonly string[], toLines: ToLines): readonly (readonly string[])[] {
  const fitted = labels.map(toLines);
  for (const beginning of sharedBeginnings(labels, fitted)) {
    const places = labels.flatMap((label, place) => (label.startsWith(beginning) ? [place] : []));
    const names = places.map((place) => labels[place] ?? '');
    const taken = new Set(fitted.flatMap((lines, place) => (places.includes(place) ? [] : [textOf(lines)])));
    const apart = shortForms(names, beginning).filter((forms) => areApart(names, forms.map(toLines), taken));
    const best = apart.find((forms) => !forms.some((form) => textOf(toLines(form)).endsWith(ELLIPSIS))) ?? apart[0];
    for (const [at, place] of places.entries()) fitted[place] = toLines(best?.[at] ?? names[at] ?? '');
  }
  return fitted;
}

/** True where labels that differ are fitted alike. */
export function areAlike(labels: readonly string[], fitted: readonly (readonly string[])[]): boolean {
  return new Set(fitted.map(textOf)).size < new Set(labels).size;
}

/** What labels begin with that differ and were fitted alike, up to the end of a part of their names. */
function sharedBeginnings(labels: readonly string[], fitted: readonly (readonly string[])[]): ReadonlySet<string> {
  if (!areAlike(labels, fitted)) return new Set();
  const groups = Map.groupBy(labels.keys(), (place) => textOf(fitted[place])).values();
  const alike = [...groups].map((places) => new Set(places.map((place) => labels[place] ?? '')));
  return new Set(
    alike
      .filter(({ size }) => size > 1)
      .map((names) => sharedBeginning([...names]))
      .filter(Boolean),
  );
}

const textOf = (lines: readonly string[] | undefined): string => (lines ?? []).join('\n');

/** True where labels that differ are fitted to texts that do, and to none that is taken. */
function areApart(
  names: readonly string[],
  fitted: readonly (readonly string[])[],
  taken: ReadonlySet<string>,
): boolean {
  const texts = new Set(fitted.map(textOf));
  return texts.size === new Set(names).size && ![...texts].some((text) => taken.has(text));
}

/** The ways to leave out what labels begin with, the one that says most first. */
function shortForms(names: readonly string[], beginning: string): readonly (readonly string[])[] {
  const without = (name: string, before: string): string =>
    name === beginning.trimEnd() ? name : `${before}${ELLIPSIS} ${name.slice(beginning.length)}`;
  const first = beginning.split(JOINTS)[0] ?? '';
  const leavesAll = names.map((name) => without(name, ''));
  return first.length < beginning.trimEnd().length
    ? [names.map((name) => without(name, first)), leavesAll]
    : [leavesAll];
}

/** What some names begin with alike, up to the end of a part. */
function sharedBeginning([first = '', ...others]: readonly string[]): string {
  let count = 0;
  while (count < first.length && others.every((other) => other[count] === first[count])) count++;
  const ends = Array.from(first.slice(0, count).matchAll(JOINTS), ({ index, 0: joint }) => index + joint.length);
  return first.slice(0, ends.at(-1) ?? 0);
}
