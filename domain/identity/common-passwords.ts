/** The passwords that lists of leaked ones begin with, in lower case; shorter ones are refused for their length. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 87654321 654321 123123 123123123 123321 112233
  11223344 121212 131313 111111 11111111 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999 000000
  00000000 101010 102030 123654 147258 147258369 159357 159753 789456 789456123 456789 1q2w3e 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwert123 asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm qazwsx
  qazwsxedc abc123 abcd1234 abcdef abcdefg a123456 a12345678 aa123456 aa12345678 123abc 123qwe 123456a 12345a 1234qwer
  password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass123 pass1234 passpass changeme letmein welcome
  welcome1 welcome123 admin1 admin123 administrator root123 toor123 login123 secret secret123 test123 test1234 testtest
  guest123 user123 master dragon monkey shadow sunshine princess football baseball superman batman iloveyou iloveyou1
  trustno1 michael jordan23 jessica ashley daniel charlie andrew thomas hunter hunter2 killer starwars pokemon computer
  internet samsung google facebook whatever freedom nothing lovely summer winter flower cookie banana orange cheese
  mohamed mohammed mohammad muhammad ahmed123 mohamed123 mohammed123 fatima fatima123 khalid123 omar123 ali123 ali12345
  allah123 bismillah inshallah alhamdulillah habibi habibi123 dubai123 dubai2020 dubai2026 riyadh sharjah abudhabi
  emirates qatar123 kuwait saudi123 mawrid mawrid123 azerty azertyuiop azerty123 motdepasse motdepasse1 bonjour soleil
  doudou marseille loulou nicolas camille chocolat jetaime password! qwerty! 1234abcd q1w2e3r4 q1w2e3 zaq12wsx
  مرحبا محمد123 الله123 بسمالله كلمةالمرور ١٢٣٤٥٦ ١٢٣٤٥٦٧٨ ١٢٣٤٥٦٧٨٩`.split(/\s+/),
);

/** True for one of the most common passwords, whatever its capitals. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.normalize("NFKC").toLowerCase());
}
