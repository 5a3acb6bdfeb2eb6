import { find } from './element.ts';

/** The elements of the document that the page works with. Throws where the document lacks one. */
export function findPage() {
  return {
    source: find('source', HTMLTextAreaElement),
    draw: find('draw', HTMLButtonElement),
    clear: find('clear', HTMLButtonElement),
    choose: find('choose', HTMLButtonElement),
    chooser: find('chooser', HTMLInputElement),
    files: find('files', HTMLElement),
    locale: find('locale', HTMLSelectElement),
    theme: find('theme', HTMLSelectElement),
    examples: find('examples', HTMLElement),
    reading: find('reading', HTMLElement),
    readingBody: find('reading-body', HTMLElement),
    status: find('status', HTMLElement),
    toast: find('toast', HTMLElement),
    failure: find('failure', HTMLElement),
    progress: find('progress', HTMLElement),
    running: find('running', HTMLElement),
    picture: find('picture', HTMLElement),
    asked: find('asked', HTMLButtonElement),
    voice: find('voice', HTMLElement),
    parts: find('parts', HTMLElement),
    wishForm: find('wish-form', HTMLFormElement),
    wish: find('wish', HTMLInputElement),
    ideas: find('ideas', HTMLElement),
    undo: find('undo', HTMLButtonElement),
    redo: find('redo', HTMLButtonElement),
    compare: find('compare', HTMLButtonElement),
    said: find('said', HTMLElement),
    steps: find('steps', HTMLElement),
    keepers: find('keepers', HTMLElement),
    compared: find('compared', HTMLElement),
    comparedBody: find('compared-body', HTMLElement),
    views: find('views', HTMLElement),
    viewsBody: find('views-body', HTMLElement),
    suggested: find('suggested', HTMLElement),
    keyForm: find('key-form', HTMLFormElement),
    key: find('key', HTMLInputElement),
    data: find('data', HTMLElement),
    dataBody: find('data-body', HTMLElement),
    origin: find('origin', HTMLElement),
    originBody: find('origin-body', HTMLElement),
    ranking: find('ranking', HTMLElement),
    rankingBody: find('ranking-body', HTMLElement),
    events: find('events', HTMLElement),
    eventsBody: find('events-body', HTMLElement),
  };
}

/** The elements of the page by their names. */
export type PageElements = ReturnType<typeof findPage>;
