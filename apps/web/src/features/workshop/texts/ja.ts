/** The Japanese texts of Workshop. */
export const ja = {
  'workshop.says': '問題を解くほかに、問題でできること。',
  'workshop.create.says': '自分の問題を作り、解が1つかどうかを一歩ごとに確かめます。',
  'workshop.watch.says': 'ソルバーの探し方を、並べて一歩ずつ見ます。',
  'workshop.import.says': '問題を持ち込みます：テキスト、リンク、ファイル、または数字を1つずつ。',
  'workshop.scan.says': '問題の写真やスクリーンショットがゲームになります。',
  'workshop.print.says': '問題を紙に。1ページに1問か6問、解答つき。',
  'workshop.docs': 'ドキュメント',
  'workshop.docs.says': 'チュートリアル、レシピ、図つきのすべての解法とルール、プログラム用のライブラリ。',
} as const;
