import type { OfficePackage } from './open-package.ts';
import { readXml } from './read-xml.ts';

/** What a part points at within the file. Targets outside the file are left out. */
export type Relationship = { readonly id: string; readonly type: string; readonly target: string };

const MOST_RELATIONSHIPS = 10_000;

/**
 * The relationships of a part; none where it has no list of them. `type` is the last word of the type's address
 * ("worksheet"), `target` the name of a part.
 */
export async function readRelationships(file: OfficePackage, part: string): Promise<readonly Relationship[]> {
  const slash = part.lastIndexOf('/') + 1;
  const list = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
  if (!file.has(list)) return [];
  const found: Relationship[] = [];
  await readXml(file.read(list), {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || mode === 'External' || found.length >= MOST_RELATIONSHIPS) return;
      found.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: resolveTarget(part, target) });
    },
    close: () => undefined,
  });
  return found;
}

/** The name of the part that a target means, seen from the part that points at it. */
function resolveTarget(from: string, target: string): string {
  const isAbsolute = target.startsWith('/');
  const steps = isAbsolute ? [] : from.split('/').slice(0, -1);
  for (const step of target.replaceAll('\\', '/').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}
