import fc from 'fast-check';

/**
 * Property tests draw the same cases in every run, so that a build fails for its change and not for its luck.
 * `PROPERTY_SEED=7 npm test` looks at other cases.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
