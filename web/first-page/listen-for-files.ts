/**
 * Takes a file that is dropped anywhere on the page as its text. Without this the browser would leave the page and show
 * the file.
 */
export function listenForFiles(take: (text: string) => void): void {
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
  addEventListener('dragover', (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  addEventListener('drop', async (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file !== undefined) take(await file.text());
  });
}
