/** Gives the texts of a page whose contrast with the nearest ground (WCAG 2.2, 1.4.3) is under 4.5; runs in the page. */
export const FAINT_TEXTS = `{
  const channels = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const luminance = (color) => {
    const [red, green, blue] = channels(color).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element) => {
    const color = getComputedStyle(element).backgroundColor;
    const [, , , alpha = 1] = channels(color);
    return alpha === 1 || element.parentElement === null ? color : groundOf(element.parentElement);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faint = [];
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (data.trim() === '' || parentElement.closest('svg, noscript') || !parentElement.checkVisibility()) continue;
    const [low, high] = [getComputedStyle(parentElement).color, groundOf(parentElement)].map(luminance).sort((a, b) => a - b);
    const contrast = (high + 0.05) / (low + 0.05);
    if (!(contrast >= 4.5)) faint.push([data, contrast]);
  }
  faint;
}`;

/**
 * Gives what a reader of the screen or of the keyboard would miss; runs in the page: a missing language or title, none or
 * several `main`s and level-one headings, a heading that skips a level, an id twice, a reference to an id that there is not, a
 * control without a name, a picture without words, a tab stop out of order, a target smaller than 24 px (WCAG 2.2, 2.5.8).
 */
export const HARD_TO_REACH = `{
  const faults = [];
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const nameOf = (element) => {
    const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join('');
    const labels = [...(element.labels ?? [])].map((label) => label.textContent).join('');
    return (element.getAttribute('aria-label') ?? (named || labels || element.getAttribute('title') || element.textContent)).trim();
  };
  const tell = (fault, element) => faults.push(fault + ': ' + element.outerHTML.slice(0, 120));
  if (document.documentElement.lang === '' || document.title === '') faults.push('no language or title');
  for (const selector of ['main', 'h1']) if (all(selector).length !== 1) faults.push(all(selector).length + ' of ' + selector);
  let level = 1;
  for (const heading of all('h1, h2, h3, h4')) {
    const own = Number(heading.tagName[1]);
    if (own > level + 1) tell('skips a level', heading);
    level = own;
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  for (const id of new Set(ids)) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push('twice: ' + id);
  for (const name of ['aria-labelledby', 'aria-describedby', 'for'])
    for (const element of document.querySelectorAll('[' + name + ']'))
      for (const id of element.getAttribute(name).split(' ')) if (document.getElementById(id) === null) tell(name + ' of nothing', element);
  for (const control of all('button, select, textarea, input, a[href], summary, [tabindex="0"], section, [role="application"], [role="grid"], fieldset'))
    if (nameOf(control) === '') tell('no name', control);
  for (const picture of all('svg[role="img"], img'))
    if (picture.closest('[aria-hidden="true"]') === null && !picture.hasAttribute('aria-label') && picture.getAttribute('alt') === null && picture.getAttribute('aria-hidden') !== 'true')
      tell('no words', picture);
  for (const element of document.querySelectorAll('[tabindex]')) if (element.tabIndex > 0) tell('tab stop out of order', element);
  for (const target of all('button, select, summary, input:not([type="file"])')) {
    const { width, height } = target.getBoundingClientRect();
    if (width < 24 || height < 24) tell('small target ' + Math.round(width) + 'x' + Math.round(height), target);
  }
  faults;
}`;
