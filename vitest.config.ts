import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'test/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'web/**/*.test.ts',
    ],
    setupFiles: ['test/property-seed.ts'],
    // They end what hangs; they are no measure of speed, and a busy machine must not meet them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    reporters: process.env.CI ? ['default'] : ['dot'],
  },
});
