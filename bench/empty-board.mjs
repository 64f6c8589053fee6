/**
 * Opens Play on an empty board whose cells have all their notes.
 *
 * @param page a page of Playwright that nothing was loaded into yet
 * @param address where the app is served
 * @param board its id, as `9x9:3x3`
 */
export async function openEmptyBoard(page, address, board) {
  await page.goto(new URL('#/games', address).href);
  await page.locator('h1').waitFor();
  await page.evaluate(async (id) => {
    // The app makes it.
    const isThere = async () => (await indexedDB.databases()).some(({ name }) => name === 'pencilmark');
    while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 10));
    const size = Number.parseInt(id, 10);
    const givens = new Array(size * size).fill(0);
    const game = { version: 1, id, board: id, givens, source: { kind: 'own' }, nodes: [{ parent: -1 }], at: 0 };
    const database = await new Promise((resolve) => {
      const request = indexedDB.open('pencilmark');
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = database.transaction('games', 'readwrite');
    transaction
      .objectStore('games')
      .put({ ...game, savepoints: [], played: 0, begun: 1, touched: Date.now() + 1e9, hints: 0 });
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
    location.hash = '#/play';
  }, board);
  await page.getByRole('button', { name: 'This game' }).click();
  await page.getByRole('menuitem', { name: 'Write all candidates' }).click();
  await page.locator('[data-cell="0"] .notes').waitFor();
}
