import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AccessError } from '../access/access-error.ts';
import type { Locale } from '../chart/locale.ts';
import { ERRORS, ServiceError, toErrorBody, toErrorEvent, toRetryAfter, toServiceError } from './errors.ts';
import { ValidationError } from './v0/endpoint.ts';

describe('the error table', () => {
  test.each([
    ['VALIDATION_ERROR', 400, false],
    ['AUTHENTICATION_ERROR', 401, false],
    ['AUTHORIZATION_ERROR', 403, false],
    ['ANONYMOUS_ACCESS_FORBIDDEN', 403, false],
    ['NOT_FOUND', 404, false],
    ['METHOD_NOT_ALLOWED', 405, false],
    ['UNSUPPORTED_MEDIA_TYPE', 415, false],
    ['RATE_LIMIT_ERROR', 429, false],
    ['QUOTA_EXCEEDED', 429, false],
    ['ANONYMOUS_CAPACITY_EXCEEDED', 429, false],
    ['PROCESSING_ERROR', 500, true],
    ['ANONYMOUS_MINT_UNAVAILABLE', 503, true],
    ['TIMEOUT_ERROR', 504, true],
  ] as const)('says of %s: status %i, retryable %s', (code, status, isRetryable) => {
    expect(ERRORS[code]).toMatchObject({ status, isRetryable });
  });
});

describe('Retry-After', () => {
  test('is a whole number of seconds, at least 1 and never too short', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e10, noNaN: true }), (waitMs) => {
        const header = toRetryAfter(waitMs);
        expect(header).toMatch(/^[1-9]\d*$/);
        expect(Number(header) * 1000).toBeGreaterThanOrEqual(waitMs);
      }),
    );
  });

  test('stands on every 429 and 503, whoever threw it, and on nothing else', () => {
    for (const code of Object.keys(ERRORS) as (keyof typeof ERRORS)[]) {
      const isWaiting = [429, 503].includes(ERRORS[code].status);
      expect('retry-after' in new ServiceError(code).headers, code).toBe(isWaiting);
    }
    expect(new ServiceError('QUOTA_EXCEEDED', { retryAfterMs: 1001 }).headers).toEqual({ 'retry-after': '2' });
  });
});

test('a 401 names the scheme that it asks for, as HTTP has it', () => {
  expect(new ServiceError('AUTHENTICATION_ERROR').headers).toEqual({ 'www-authenticate': 'Bearer' });
});

describe('what a caller sees of a thrown value', () => {
  test('is one fixed sentence where nobody expected it', () => {
    for (const thrown of [new Error('secret /etc/passwd'), 'secret', undefined, { code: 'secret' }]) {
      const error = toServiceError(thrown);
      expect(error.code).toBe('PROCESSING_ERROR');
      expect(JSON.stringify(toErrorBody(error, 'id'))).not.toContain('secret');
      expect(error.cause).toBe(thrown);
    }
  });

  test('is the code of a refusal with its wait and its rate', () => {
    const rate = { limit: 100, remaining: 0 };
    const error = toServiceError(new AccessError('RATE_LIMIT_ERROR', { retryAfterMs: 2500, rate }));
    expect(error).toMatchObject({ code: 'RATE_LIMIT_ERROR', status: 429, rate, isRefusal: true });
    expect(error.headers['retry-after']).toBe('3');
  });

  test('is the first issue of an invalid body, with all of them listed', () => {
    const issues = [
      { path: 'config.data.rows[3]', message: 'A row must be an object.' },
      { path: 'metadata.callId', message: 'callId is required.' },
    ];
    const body = toErrorBody(toServiceError(new ValidationError(issues)), 'id');
    const message = 'config.data.rows[3]: A row must be an object. (and 1 more, see issues)';
    expect(body).toEqual({
      error: message,
      message,
      code: 'VALIDATION_ERROR',
      retryable: false,
      requestId: 'id',
      issues,
    });
  });

  test('is in the language of the caller where it ends a stream', () => {
    const messageIn = (locale: Locale) => toErrorEvent(new ServiceError('TIMEOUT_ERROR'), locale).message;
    expect(messageIn('EN_GB')).toContain('took too long');
    expect(messageIn('PT_PT')).toContain('demorou demasiado');
    expect(messageIn('AR')).toContain('أرسل بيانات أقل');
    const restart = new ServiceError('PROCESSING_ERROR', { detail: 'shutdown' });
    expect(toErrorEvent(restart, 'PT_PT').message).toContain('reiniciado');
  });

  test('has no request id and no issues in an error event', () => {
    expect(Object.keys(toErrorEvent(new ServiceError('TIMEOUT_ERROR'), 'EN_US'))).toEqual([
      'error',
      'message',
      'code',
      'retryable',
    ]);
  });
});
