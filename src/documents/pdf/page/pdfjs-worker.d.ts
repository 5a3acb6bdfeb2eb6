/** The other half of pdf.js, which otherwise runs in a thread. It has no types of its own. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: { initializeFromPort(port: import('./worker-port.ts').WorkerPort): void };
}
