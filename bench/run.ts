/**
 * Runs the benchmarks named by the arguments, or all of them: `npm run bench -- speed`. `speed` judges the limits
 * of `evaluate`; `fit` sets its proposals and its time beside other engines, where only ratios within one run mean anything;
 * `strangers` counts how well texts that a stranger pasted are read, `strangers-held-back` the same for texts kept aside;
 * `wishes` how many wishes come out as their author meant. Options stand behind the names: `npm run bench -- wishes --verbose`.
 * `agents` times whole answers at 1,000 rows. `quality` sets minds beside each other (`--model=none --model=openai:…`). `minds` tells how often the built-in mind is right, by how sure it is. `pictures` tells how tables in pictures are read and how often the sure answers are right; `workbook` reads one of 300,000 rows.
 * `page` weighs and scores the page at `/`; `render` times pictures; `hostile` sends files that mean harm to a service of its own, and genuine ones.
 */
const BENCHES = {
  speed: () => import('./speed.ts'),
  fit: () => import('./fit.ts'),
  strangers: () => import('./strangers.ts'),
  plan: () => import('./plan.ts'),
  wishes: () => import('./wishes/run-wishes.ts'),
  'strangers-held-back': async () => ({ run: (await import('./strangers.ts')).runHeldBack }),
  render: () => import('./render.ts'),
  pdf: () => import('./pdf/run-pdf.ts'),
  workbook: () => import('./workbook/run-workbook.ts'),
  pictures: () => import('./pictures/run-pictures.ts'),
  narrate: () => import('./narrate/run-narrate.ts'),
  agents: () => import('./agents.ts'),
  'pictured-charts': () => import('./pictured-charts/run-pictured-charts.ts'),
  quality: () => import('./quality/run-quality.ts'),
  minds: () => import('./minds/weigh-minds.ts'),
  page: () => import('./page.ts'),
  hostile: () => import('./hostile/run-hostile.ts'),
} as const;

type BenchName = keyof typeof BENCHES;

const isBench = (name: string): name is BenchName => Object.hasOwn(BENCHES, name);

const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith('--'));
const asked = firstOption < 0 ? given : given.slice(0, firstOption);
const unknown = asked.filter((name) => !isBench(name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
for (const name of asked.length > 0 ? asked.filter(isBench) : Object.keys(BENCHES).filter(isBench)) {
  console.log(`== ${name}`);
  const { run } = await BENCHES[name]();
  await run();
}
