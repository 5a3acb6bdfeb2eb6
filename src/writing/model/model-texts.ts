import type { Locale } from '../../chart/locale.ts';

/** What is said of a language model that was to help and did not. */
export type ModelNote = 'spent' | 'failed' | 'unusable';

type ModelTexts = {
  readonly asking: string;
  readonly repairing: string;
  readonly notes: Readonly<Record<ModelNote, string>>;
};

const ENGLISH: ModelTexts = {
  asking: 'Asking the language model …',
  repairing: 'Checking what the language model proposed …',
  notes: {
    spent: 'The budget for language models is spent, so the built-in engine answered.',
    failed: 'The language model gave no answer, so the built-in engine answered.',
    unusable: 'What the language model proposed did not pass the checks, so the built-in engine answered.',
  },
};

const TEXTS: Readonly<Record<Locale, ModelTexts>> = {
  EN_US: ENGLISH,
  EN_GB: ENGLISH,
  PT_PT: {
    asking: 'A consultar o modelo de linguagem …',
    repairing: 'A verificar o que o modelo de linguagem propôs …',
    notes: {
      spent: 'O orçamento para modelos de linguagem esgotou-se, pelo que respondeu o motor integrado.',
      failed: 'O modelo de linguagem não respondeu, pelo que respondeu o motor integrado.',
      unusable: 'O que o modelo de linguagem propôs não passou nas verificações, pelo que respondeu o motor integrado.',
    },
  },
  AR: {
    asking: 'جارٍ سؤال النموذج اللغوي …',
    repairing: 'جارٍ التحقق مما اقترحه النموذج اللغوي …',
    notes: {
      spent: 'نفدت ميزانية النماذج اللغوية، فأجاب المحرك المدمج.',
      failed: 'لم يُجب النموذج اللغوي، فأجاب المحرك المدمج.',
      unusable: 'لم يجتز اقتراح النموذج اللغوي عمليات التحقق، فأجاب المحرك المدمج.',
    },
  },
};

/** Progress and notes about language models, in one language. */
export function modelTexts(locale: Locale): ModelTexts {
  return TEXTS[locale];
}
