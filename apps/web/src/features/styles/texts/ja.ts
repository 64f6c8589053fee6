/** The Japanese texts of Styles. */
export const ja = {
  'styles.colours': '意味ごとの色',
  'styles.type': '文字',
  'styles.specimen': '81マス中21マス、14:32',
  'styles.measures': '間隔、角、動き',
  'styles.buttons': 'ボタン',
  'styles.fields': '入力欄',
  'styles.slips': '紙片と知らせ',
  'styles.prose': '5の場所は、7行目に2つ、5列目に2つです。',
  'styles.meters': 'どこまで、どの日',
  'styles.board': 'あらゆる状態の盤',
  'styles.signs': 'ルールの印',
  'styles.icons': 'アイコン',
} as const;
