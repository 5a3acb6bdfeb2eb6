import { describe, expect, test } from 'vitest';
import { requireJson } from './media-type.ts';

describe('a JSON body', () => {
  test.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json ; profile=x',
  ])('is announced by %s', (type) => {
    expect(() => requireJson({ 'content-type': type })).not.toThrow();
  });

  test.each([
    '',
    'text/plain',
    'application/jsonp',
    'application/vnd.api+json',
    'application/json, text/plain',
    'json',
  ])('is not announced by %j', (type) => {
    expect(() => requireJson({ 'content-type': type })).toThrow('must be JSON');
  });

  test('is not there without a content type', () => {
    expect(() => requireJson({})).toThrow('must be JSON');
  });

  test('is refused in another character set', () => {
    expect(() => requireJson({ 'content-type': 'application/json; charset=utf-16' })).toThrow('in UTF-8');
  });

  test('may say that it is not encoded, and is refused where it is', () => {
    const type = { 'content-type': 'application/json' };
    expect(() => requireJson({ ...type, 'content-encoding': 'identity' })).not.toThrow();
    expect(() => requireJson({ ...type, 'content-encoding': 'gzip' })).toThrow('Compressed bodies are not accepted');
  });
});
