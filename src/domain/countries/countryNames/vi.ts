import type { NameTable } from '../optionNames';

/** Vietnamese: spoken and former names. A nationality is the name of the country. */
export const names: NameTable = {
  before: ['người', 'quốc tịch', 'nước', 'công dân', 'cộng hòa'],
  after: [],
  names: `AE: UAE, Các Tiểu vương quốc Ả Rập Thống nhất, Dubai
AR: Á Căn Đình, Ác-hen-ti-na
AT: Áo
AU: Úc, Ô-xtrây-li-a
BE: Bỉ
BG: Bungari, Bun-ga-ri
BR: Bra-xin, Ba Tây
BY: Bê-la-rút, Bạch Nga
CA: Gia Nã Đại
CD: Cộng hòa Dân chủ Congo
CG: Cộng hòa Congo
CH: Thụy Sỹ, Thụy Sĩ
CN: Trung Hoa, Cộng hòa Nhân dân Trung Hoa
CZ: Tiệp, Cộng hòa Séc, Séc
DE: Đức
DK: Đan Mạch
EG: Ai Cập
ES: Tây Ban Nha
FI: Phần Lan
FR: Pháp
GB: Anh, Anh quốc, Vương quốc Liên hiệp Anh và Bắc Ireland, Liên hiệp Anh
GR: Hy Lạp
HK: Hồng Kông
HU: Hung, Hungary
ID: In-đô-nê-xi-a, Nam Dương
IE: Ai Len, Cộng hòa Ireland
IN: Ấn, Ấn Độ
IQ: I-rắc
IT: Ý, Italia
JP: Nhật, Nhật Bản
KH: Cam-pu-chia, Cao Miên, Campuchia
KP: Bắc Hàn, Bắc Triều Tiên, Triều Tiên
KR: Nam Hàn, Đại Hàn, Hàn, Hàn Quốc
LA: Lào
MM: Miến Điện, Myanmar
MO: Ma Cao
MX: Mê-hi-cô
MY: Mã Lai, Ma-lai-xi-a
NL: Hòa Lan, Hà Lan
NZ: Tân Tây Lan, Niu Di-lân
PH: Phi Luật Tân, Phi-líp-pin
PL: Ba Lan
PT: Bồ Đào Nha
RO: Ru-ma-ni, Rumani
RU: Nga, Liên bang Nga
SA: Ả Rập Saudi
SE: Thụy Điển
SG: Xin-ga-po, Tân Gia Ba
TH: Thái, Thái Lan
TL: Đông Timor
TR: Thổ, Thổ Nhĩ Kỳ
TW: Đài Loan
UA: U-crai-na, Ukraina
US: Mỹ, Hợp chủng quốc Hoa Kỳ, Hợp chúng quốc Hoa Kỳ
VN: Việt, Cộng hòa xã hội chủ nghĩa Việt Nam
XXA: Không quốc tịch, Vô quốc tịch`,
};
