import type { z } from 'zod';

/** One fault of a plan that came from outside: where it is, and what was wrong with which value. */
export type PlanIssue = { readonly path: string; readonly message: string };

/** A plan that cannot be read as one. `issues` name every fault; `message` is fit to be sent back to who wrote it. */
export class PlanParseError extends Error {
  override readonly name = 'PlanParseError';
  readonly issues: readonly PlanIssue[];

  constructor(issues: readonly PlanIssue[]) {
    super(issues.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('\n'));
    this.issues = issues;
  }
}

const LONGEST_SHOWN = 60;

/** A value as a complaint quotes it. */
export function quoteValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** The faults that a schema found in a value, each with the value it found there. */
export function toIssues(issues: readonly z.core.$ZodIssue[], value: unknown, base: string): readonly PlanIssue[] {
  return issues.map(({ path, message, code }) => {
    const found = path.reduce<unknown>(
      (inner, name) => (isObject(inner) ? Reflect.get(inner, name) : undefined),
      value,
    );
    const says = code === 'custom' ? message : `${message}, but it is ${quoteValue(found)}`;
    return { path: `${base}${path.map(writeName).join('')}`, message: says };
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function writeName(name: PropertyKey): string {
  return typeof name === 'number' ? `[${name}]` : `.${String(name)}`;
}
