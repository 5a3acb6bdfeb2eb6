/**
 * Runs the benchmarks named by the arguments, or all of them: `npm run bench -- speed`. `speed` judges the limits
 * of `evaluate`; `fit` sets its proposals and its time beside other engines, where only ratios within one run mean anything;
 * `strangers` counts how well texts that a stranger pasted are read, `strangers-held-back` the same for texts kept aside.
 */
const BENCHES = {
  speed: () => import('./speed.ts'),
  fit: () => import('./fit.ts'),
  strangers: () => import('./strangers.ts'),
  'strangers-held-back': async () => ({ run: (await import('./strangers.ts')).runHeldBack }),
} as const;

type BenchName = keyof typeof BENCHES;

const isBench = (name: string): name is BenchName => Object.hasOwn(BENCHES, name);

const asked = process.argv.slice(2);
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
