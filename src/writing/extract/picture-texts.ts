import type { Locale } from '../../chart/locale.ts';
import { PICTURE_LACKS } from '../../documents/source-table.ts';

type PictureLack = (typeof PICTURE_LACKS)[number];
type LackTexts = Readonly<Record<PictureLack, { readonly question: string; readonly doubt: string }>>;

const ENGLISH: LackTexts = {
  'table-or-chart': {
    question: 'Which figures does the picture show? Neither a table nor a chart could be made out in it.',
    doubt: 'Neither a table nor a chart could be made out in the picture.',
  },
  'axis-numbers': {
    question: 'Which values do the lowest and the highest mark of the axis stand for? Its numbers could not be read.',
    doubt: 'The numbers of the axis could not be read, so the values are not known.',
  },
  names: {
    question: 'What are the names in the picture? Some could not be read.',
    doubt: 'Some names in the picture could not be read.',
  },
  legend: {
    question: 'Which colour stands for which series? That could not be read in the picture.',
    doubt: 'Which colour stands for which series could not be read.',
  },
  sharpness: {
    question: 'Could you send a larger or sharper picture? The letters in this one are too small or too blurred.',
    doubt: 'The letters in the picture are too small or too blurred to be read safely.',
  },
};

const PORTUGUESE: LackTexts = {
  'table-or-chart': {
    question: 'Que valores mostra a imagem? Não se distinguiu nela nem uma tabela nem um gráfico.',
    doubt: 'Não se distinguiu na imagem nem uma tabela nem um gráfico.',
  },
  'axis-numbers': {
    question: 'Que valores têm a primeira e a última marca do eixo? Não foi possível ler os seus números.',
    doubt: 'Não foi possível ler os números do eixo, por isso os valores não são conhecidos.',
  },
  names: {
    question: 'Quais são os nomes na imagem? Não foi possível ler alguns deles.',
    doubt: 'Não foi possível ler alguns nomes na imagem.',
  },
  legend: {
    question: 'Que cor corresponde a cada série? Não foi possível ler isso na imagem.',
    doubt: 'Não foi possível ler que cor corresponde a cada série.',
  },
  sharpness: {
    question:
      'Pode enviar uma imagem maior ou mais nítida? As letras desta são demasiado pequenas ou estão desfocadas.',
    doubt: 'As letras da imagem são demasiado pequenas ou estão demasiado desfocadas para uma leitura segura.',
  },
};

const ARABIC: LackTexts = {
  'table-or-chart': {
    question: 'ما الأرقام التي تعرضها الصورة؟ لم يتضح فيها جدول ولا رسم بياني.',
    doubt: 'لم يتضح في الصورة جدول ولا رسم بياني.',
  },
  'axis-numbers': {
    question: 'ما القيمتان عند أدنى علامة وأعلى علامة على المحور؟ فقد تعذّرت قراءة أرقامه.',
    doubt: 'تعذّرت قراءة أرقام المحور، فالقيم غير معروفة.',
  },
  names: {
    question: 'ما الأسماء الواردة في الصورة؟ فقد تعذّرت قراءة بعضها.',
    doubt: 'تعذّرت قراءة بعض الأسماء في الصورة.',
  },
  legend: {
    question: 'أي لون يمثل كل سلسلة؟ فقد تعذّرت قراءة ذلك في الصورة.',
    doubt: 'تعذّرت معرفة اللون الذي يمثل كل سلسلة.',
  },
  sharpness: {
    question: 'هل يمكنك إرسال صورة أكبر أو أوضح؟ فالحروف في هذه الصورة صغيرة جدًا أو غير واضحة.',
    doubt: 'الحروف في الصورة أصغر أو أقل وضوحًا من أن تُقرأ بثقة.',
  },
};

const TEXTS_OF = {
  EN_GB: ENGLISH,
  EN_US: ENGLISH,
  AR: ARABIC,
  PT_PT: PORTUGUESE,
} as const satisfies Record<Locale, LackTexts>;

/** What a picture lacks, as a question whose answer would help, and as a statement. */
export function writePictureLack(
  lacks: string | number | undefined,
  locale: Locale,
): { readonly question: string; readonly doubt: string } {
  const known = PICTURE_LACKS.find((lack) => lack === lacks) ?? 'table-or-chart';
  return TEXTS_OF[locale][known];
}
