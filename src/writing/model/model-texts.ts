import type { Locale } from '../../chart/locale.ts';

/** What is said of a language model that was to help and did not. */
export type ModelNote = 'spent' | 'failed' | 'unusable';

/** What a language model is at. */
export type ModelStage = 'writing' | 'repairing' | 'criticising';

type ModelTexts = {
  readonly asking: string;
  readonly stages: Readonly<Record<ModelStage, string>>;
  readonly notes: Readonly<Record<ModelNote, string>>;
};

const ENGLISH: ModelTexts = {
  asking: 'Asking the language model …',
  stages: {
    writing: 'The language model is answering …',
    repairing: 'Asking the language model to correct its proposal …',
    criticising: 'Letting the language model look at the result …',
  },
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
    stages: {
      writing: 'O modelo de linguagem está a responder …',
      repairing: 'A pedir ao modelo de linguagem que corrija a proposta …',
      criticising: 'O modelo de linguagem está a rever o resultado …',
    },
    notes: {
      spent: 'O orçamento para modelos de linguagem esgotou-se, pelo que respondeu o motor integrado.',
      failed: 'O modelo de linguagem não respondeu, pelo que respondeu o motor integrado.',
      unusable: 'O que o modelo de linguagem propôs não passou nas verificações, pelo que respondeu o motor integrado.',
    },
  },
  AR: {
    asking: 'جارٍ سؤال النموذج اللغوي …',
    stages: {
      writing: 'النموذج اللغوي يجيب …',
      repairing: 'جارٍ مطالبة النموذج اللغوي بتصحيح اقتراحه …',
      criticising: 'النموذج اللغوي يراجع النتيجة …',
    },
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
