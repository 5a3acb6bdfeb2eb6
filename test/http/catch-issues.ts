import { ValidationError, type ValidationIssue } from '../../src/http/v0/endpoint.ts';

/** The issues of the `ValidationError` that an action throws; none where it throws nothing. */
export function catchIssues(action: () => unknown): readonly ValidationIssue[] {
  try {
    action();
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.issues;
    throw error;
  }
}
