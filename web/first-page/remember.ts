const PREFIX = 'chart-agents:';

/** A text the browser keeps between visits, such as the locale and the anonymous token. */
export type Memory = { read(): string | undefined; write(text: string | undefined): void };

/** Gives the memory of one name. Browsers may refuse to keep anything; then nothing is kept, and nothing fails. */
export function remember(name: 'locale' | 'theme' | 'token'): Memory {
  const key = PREFIX + name;
  return {
    read: () => attempt(() => localStorage.getItem(key) ?? undefined),
    write: (text) => {
      attempt(() => (text === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, text)));
    },
  };
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch (error) {
    // Storage is switched off, or full.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
