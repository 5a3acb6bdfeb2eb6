/** Words that add to what stands before them within a thousand, folded (`foldWords`): units, teens, tens, hundreds. */
export const ADDED: ReadonlyMap<string, number> = new Map([
  ...numbered(
    0,
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ...byTens(2, 'twenty thirty forty fifty sixty seventy eighty ninety'),
  ['fourty', 40],
  ['a', 1],
  ['an', 1],
  ...numbered(
    1,
    'um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove',
  ),
  ...numbered(14, 'quatorze quinze dezesseis dezessete dezoito dezenove'),
  ['uma', 1],
  ['duas', 2],
  ...byTens(2, 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
  ['cem', 100],
  ...hundreds(1, 'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'),
  ...hundreds(2, 'duzentas trezentas quatrocentas quinhentas seiscentas setecentas oitocentas novecentas'),
  ['صفر', 0],
  ...numbered(1, 'واحد اثنان ثلاثه اربعه خمسه سته سبعه ثمانيه تسعه عشره'),
  ...numbered(1, 'واحده اثنتان ثلاث اربع خمس ست سبع ثماني تسع عشر'),
  ['اثنين', 2],
  ['اثنتين', 2],
  ['اثنا', 2],
  ['اثنتا', 2],
  ['اثنتي', 2],
  ['اثني', 2],
  ['ثمان', 8],
  // As they are said in Egypt and the Levant.
  ...numbered(2, 'اتنين تلاته'),
  ...numbered(2, 'تنتين تلات'),
  ...numbered(8, 'تمانيه'),
  ...numbered(8, 'تمنيه'),
  ...numbered(11, 'حداشر اتناشر تلتاشر اربعتاشر خمستاشر ستاشر سبعتاشر تمنتاشر تسعتاشر'),
  ['تلاتين', 30],
  ['تمانين', 80],
  ['احد', 1],
  ['احدي', 1],
  ...byTens(2, 'عشرون ثلاثون اربعون خمسون ستون سبعون ثمانون تسعون'),
  ...byTens(2, 'عشرين ثلاثين اربعين خمسين ستين سبعين ثمانين تسعين'),
  ...hundreds(1, 'مئه مئتان ثلاثمئه اربعمئه خمسمئه ستمئه سبعمئه ثمانمئه تسعمئه'),
  ...hundreds(1, 'مائه مائتان ثلاثمائه اربعمائه خمسمائه ستمائه سبعمائه ثمانمائه تسعمائه'),
  ['مئتين', 200],
  ['مائتين', 200],
  ['مئتا', 200],
  ['مائتا', 200],
]);

/** Words that stand for a multiplied number by themselves: duals and dozens. */
export const WHOLE: ReadonlyMap<string, number> = new Map([
  ['الفان', 2e3],
  ['الفين', 2e3],
  ['الفا', 2e3],
  ['مليونان', 2e6],
  ['مليونين', 2e6],
  ['ملياران', 2e9],
  ['مليارين', 2e9],
  ['تريليونان', 2e12],
  ['تريليونين', 2e12],
]);

/** Words that multiply what stands before them and are no scale of a cell. */
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['hundreds', 100],
  ['مئات', 100],
  ['dozen', 12],
  ['dozens', 12],
  ['duzia', 12],
  ['duzias', 12],
  ['دزينه', 12],
]);

/** Parts of one, which add their share of the scale before them: "two and a half million", "três milhões e meio". */
export const PARTS: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
  ['quarters', 0.25],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['meio', 0.5],
  ['meia', 0.5],
  ['نصف', 0.5],
  ['ربع', 0.25],
  ['ثلث', 1 / 3],
]);

function numbered(first: number, words: string): readonly [string, number][] {
  return words.split(' ').map((word, index) => [word, first + index]);
}

function byTens(first: number, words: string): readonly [string, number][] {
  return words.split(' ').map((word, index) => [word, (first + index) * 10]);
}

function hundreds(first: number, words: string): readonly [string, number][] {
  return words.split(' ').map((word, index) => [word, (first + index) * 100]);
}
