import { isArray, isNumber, isObject, type ObjectNode } from './json-cells.ts';
import { isScalar, type JsonMember } from './json-node.ts';

/** More places than 500,000 characters can fill sensibly: what stands beside a list is repeated for each of its objects. */
const MOST_PLACES = 1_000_000;
const IDENTIFIER = /(?:^|[_.-])id$|[a-z]I[dD]$/i;

/**
 * Objects whose figures all stand in one list of objects, as the points of a series do, as one object for each of that list with what
 * stands beside it: `[{"name": "A", "points": [{"x": 1, "y": 2}]}]`. Figures beside the list would be repeated, and undefined is given, as
 * where there is no such list, or several.
 */
export function unfoldRecords(objects: readonly ObjectNode[]): readonly ObjectNode[] | undefined {
  const keys = new Set(objects.flatMap(({ members }) => members.filter(holdsRecords).map(({ key }) => key)));
  const [wanted] = keys;
  if (keys.size !== 1 || wanted === undefined) return undefined;
  if (objects.some(({ members }) => members.some((member) => member.key !== wanted && holdsFigures(member))))
    return undefined;
  let places = 0;
  for (const { members } of objects) {
    for (const { value } of members.filter(({ key }) => key === wanted))
      places += members.length * (isArray(value) ? value.items.length : 1);
  }
  if (places > MOST_PLACES) return undefined;
  return objects.flatMap((object) => unfold(object, wanted));
}

/** One object for each in the list under a key; their own keys beside the others where all are told apart. */
function unfold(object: ObjectNode, wanted: string): readonly ObjectNode[] {
  const list = object.members.find(({ key }) => key === wanted);
  if (list === undefined || !isArray(list.value)) return [object];
  const beside = object.members.filter((member) => member !== list);
  const taken = new Set(beside.map(({ key }) => key));
  const items = list.value.items.filter(isObject);
  const areTold = items.every(({ members }) => members.every(({ key }) => !taken.has(key)));
  return items.map((item) => ({
    ...object,
    members: [...beside, ...(areTold ? item.members : [{ ...list, value: item }])],
  }));
}

function holdsRecords({ value }: JsonMember): boolean {
  return isArray(value) && value.items.length > 0 && value.items.every(isObject);
}

/** True for a figure, or whatever may hold some; the number that names an object is none. */
function holdsFigures({ key, value }: JsonMember): boolean {
  return isScalar(value) ? isNumber(value) && !IDENTIFIER.test(key) : true;
}
