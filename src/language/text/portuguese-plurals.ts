/** Plurals that no rule of endings below covers, or that a rule for English would spoil. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    meses: 'mes',
    paises: 'pais',
    homens: 'homem',
    itens: 'item',
    jovens: 'jovem',
    ordens: 'ordem',
    armazens: 'armazem',
    mulheres: 'mulher',
    dolares: 'dolar',
    lugares: 'lugar',
    titulares: 'titular',
    exemplares: 'exemplar',
    escolares: 'escolar',
    familiares: 'familiar',
    alemaes: 'alemao',
    capitaes: 'capitao',
    caes: 'cao',
    paes: 'pao',
    maos: 'mao',
    cidadaos: 'cidadao',
    irmaos: 'irmao',
    faceis: 'facil',
    uteis: 'util',
    azuis: 'azul',
    espanhois: 'espanhol',
    gas: 'gas',
    onibus: 'onibus',
    dois: 'dois',
    depois: 'depois',
    pois: 'pois',
    tres: 'tres',
    seis: 'seis',
    reis: 'rei',
    leis: 'lei',
    graus: 'grau',
    degraus: 'degrau',
    museus: 'museu',
    pneus: 'pneu',
    europeus: 'europeu',
    chapeus: 'chapeu',
    trofeus: 'trofeu',
  }),
);

/**
 * The singular of a folded Portuguese plural whose ending is not English too ("setores", "níveis"); undefined for other words.
 * "Stores", "scores" and the like stay English.
 */
export function portugueseSingular(word: string): string | undefined {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.endsWith('coes')) return `${word.slice(0, -4)}cao`;
  if (word.endsWith('oes') && !word.endsWith('shoes')) return `${word.slice(0, -3)}ao`;
  if (word.endsWith('eis') && word.length > 5) return `${word.slice(0, -2)}l`;
  if (word.endsWith('ais') && word.length > 4) return `${word.slice(0, -2)}l`;
  if (/(?:[aeiou]d|[aeiou]t|ss|[aeiou]s|i|[aeo]l|lh|en|nh)ores$/.test(word)) return word.slice(0, -2);
  if (/[aei]gens$/.test(word)) return `${word.slice(0, -2)}m`;
  return undefined;
}
