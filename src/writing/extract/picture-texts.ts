import type { Locale } from '../../chart/locale.ts';
import { PICTURE_LACKS } from '../../documents/source-table.ts';

type PictureLack = (typeof PICTURE_LACKS)[number];
type LackTexts = Readonly<Record<PictureLack, { readonly question: string; readonly doubt: string }>>;

const ENGLISH: LackTexts = {
  'table-or-chart': {
    question: 'Neither a table nor a chart could be made out in the picture. Which figures does it show?',
    doubt: 'Neither a table nor a chart could be made out in the picture.',
  },
  'axis-numbers': {
    question: 'The numbers of the axis could not be read. Which values do its lowest and its highest mark stand for?',
    doubt: 'The numbers of the axis could not be read, so the values are not known.',
  },
  names: {
    question: 'Some names in the picture could not be read. What are they?',
    doubt: 'Some names in the picture could not be read.',
  },
  legend: {
    question: 'The legend could not be read in the picture. Which series is which?',
    doubt: 'The legend could not be read, so it is not known which series is which.',
  },
  sharpness: {
    question: 'The letters in the picture are too small or too blurred. Could you send a larger or sharper one?',
    doubt: 'The letters in the picture are too small or too blurred to be read safely.',
  },
  'one-chart': {
    question: 'The picture shows several charts. Which one should be read? Please send it cut out, by itself.',
    doubt: 'The picture shows several charts that cannot be told apart safely, so no values were read.',
  },
  'one-axis': {
    question: 'The chart has two axes of values. Which series belongs to which axis?',
    doubt: 'The chart has two axes of values, and it is not known which series belongs to which.',
  },
  'plain-marks': {
    question:
      'The picture seems to show values by sizes, colours, boxes or on a map, which is not read. Which figures does it show?',
    doubt:
      'The picture seems to show values by sizes, colours, boxes or on a map. Bars, lines, areas, dots and pies are read; here no values were.',
  },
};

const PORTUGUESE: LackTexts = {
  'table-or-chart': {
    question: 'Não se distinguiu na imagem nem uma tabela nem um gráfico. Que valores mostra?',
    doubt: 'Não se distinguiu na imagem nem uma tabela nem um gráfico.',
  },
  'axis-numbers': {
    question: 'Não foi possível ler os números do eixo. Que valores têm a primeira e a última marca?',
    doubt: 'Não foi possível ler os números do eixo, por isso os valores não são conhecidos.',
  },
  names: {
    question: 'Não foi possível ler alguns nomes na imagem. Quais são?',
    doubt: 'Não foi possível ler alguns nomes na imagem.',
  },
  legend: {
    question: 'Não foi possível ler a legenda da imagem. O que representa cada cor?',
    doubt: 'Não foi possível ler a legenda, por isso não se sabe o que representa cada cor.',
  },
  sharpness: {
    question:
      'As letras da imagem são demasiado pequenas ou estão desfocadas. Pode enviar uma imagem maior ou mais nítida?',
    doubt: 'As letras da imagem são demasiado pequenas ou estão demasiado desfocadas para uma leitura segura.',
  },
  'one-chart': {
    question: 'A imagem mostra vários gráficos. Qual deve ser lido? Envie-o, por favor, recortado e sozinho.',
    doubt:
      'A imagem mostra vários gráficos que não se conseguem separar com segurança, por isso não foram lidos valores.',
  },
  'one-axis': {
    question: 'O gráfico tem dois eixos de valores. Que séries pertencem a cada eixo?',
    doubt: 'O gráfico tem dois eixos de valores e não se sabe que séries pertencem a cada um.',
  },
  'plain-marks': {
    question:
      'A imagem parece mostrar valores através de tamanhos, cores, caixas ou um mapa, o que não é lido. Que valores mostra?',
    doubt:
      'A imagem parece mostrar valores através de tamanhos, cores, caixas ou um mapa. Leem-se barras, linhas, áreas, pontos e gráficos circulares; aqui não foi lido nenhum valor.',
  },
};

const ARABIC: LackTexts = {
  'table-or-chart': {
    question: 'لم يتضح في الصورة جدول ولا رسم بياني. ما الأرقام التي تعرضها؟',
    doubt: 'لم يتضح في الصورة جدول ولا رسم بياني.',
  },
  'axis-numbers': {
    question: 'تعذّرت قراءة أرقام المحور. ما القيمتان عند أدنى علامة وأعلى علامة عليه؟',
    doubt: 'تعذّرت قراءة أرقام المحور، فالقيم غير معروفة.',
  },
  names: {
    question: 'تعذّرت قراءة بعض الأسماء في الصورة. ما هي؟',
    doubt: 'تعذّرت قراءة بعض الأسماء في الصورة.',
  },
  legend: {
    question: 'تعذّرت قراءة مفتاح الألوان في الصورة. ماذا يمثل كل لون؟',
    doubt: 'تعذّرت قراءة مفتاح الألوان، فلا يُعرف ما يمثله كل لون.',
  },
  sharpness: {
    question: 'الحروف في الصورة صغيرة جدًا أو غير واضحة. هل يمكنك إرسال صورة أكبر أو أوضح؟',
    doubt: 'الحروف في الصورة أصغر أو أقل وضوحًا من أن تُقرأ بثقة.',
  },
  'one-chart': {
    question: 'تعرض الصورة عدة رسوم بيانية. أيّها تريد قراءته؟ يُرجى إرساله مقتطعًا وحده.',
    doubt: 'تعرض الصورة عدة رسوم بيانية لا يمكن الفصل بينها بثقة، لذلك لم تُقرأ أي قيم.',
  },
  'one-axis': {
    question: 'للرسم البياني محوران للقيم. أي السلاسل تتبع كل محور؟',
    doubt: 'للرسم البياني محوران للقيم، ولا يُعرف أي السلاسل تتبع كلًّا منهما.',
  },
  'plain-marks': {
    question: 'يبدو أن الصورة تعرض القيم بأحجام أو ألوان أو صناديق أو على خريطة، وهذا لا يُقرأ. ما الأرقام التي تعرضها؟',
    doubt:
      'يبدو أن الصورة تعرض القيم بأحجام أو ألوان أو صناديق أو على خريطة. تُقرأ الأعمدة والخطوط والمساحات والنقاط والدوائر، أما هنا فلم تُقرأ أي قيمة.',
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
