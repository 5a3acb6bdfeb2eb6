import { expect, test } from 'vitest';
import { html, rawHtml } from './html.ts';

test('text in a template is escaped, for bodies and attributes alike', () => {
  expect(html`<p title="${`"><script>`}">${"<b>'&"}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&#39;&amp;</p>',
  );
});

test('markup is kept, arrays are joined, undefined is nothing', () => {
  expect(html`${html`<i>${1}</i>`}${['<', html`<br>`]}${undefined}${rawHtml('<hr>')}`.text).toBe(
    '<i>1</i>&lt;<br><hr>',
  );
});
