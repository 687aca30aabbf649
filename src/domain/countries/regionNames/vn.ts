import type { NameTable } from '../optionNames';

/**
 * Provinces of Vietnam by their short names, and those that were merged into them on 1 July 2025: Nghị quyết 202/2025/QH15 of 12 June 2025,
 * article 1. Identity cards and browsers still name the old ones, and places of birth those that were divided before, if all their parts
 * are in one province of today.
 */
export const names: NameTable = {
  before: ['thành phố', 'tỉnh', 'tp.', 't.'],
  after: ['city', 'province'],
  names: `An Giang: Kiên Giang
Bắc Ninh: Bắc Giang, Hà Bắc
Cà Mau: Bạc Liêu, Minh Hải
Cần Thơ: Sóc Trăng, Hậu Giang
Đà Nẵng: Quảng Nam
Đắk Lắk: Đắc Lắc, Đăk Lăk, Đắc Lắk, Phú Yên
Đồng Nai: Bình Phước
Đồng Tháp: Tiền Giang
Gia Lai: Bình Định
Hà Nội: HN, Hà Tây
Hải Phòng: HP, Hải Dương
Hồ Chí Minh: HCM, TPHCM, HCMC, Sài Gòn, SG, Bình Dương, Bà Rịa - Vũng Tàu, BRVT, Bà Rịa, Vũng Tàu
Huế: Thừa Thiên Huế, Thừa Thiên, TT Huế
Hưng Yên: Thái Bình
Khánh Hòa: Ninh Thuận
Lâm Đồng: Đắk Nông, Đắc Nông, Đăk Nông, Bình Thuận
Lào Cai: Yên Bái
Ninh Bình: Hà Nam, Nam Định, Nam Hà, Hà Nam Ninh
Phú Thọ: Vĩnh Phúc, Hòa Bình, Vĩnh Phú
Quảng Ngãi: Kon Tum, Kontum
Quảng Trị: Quảng Bình
Tây Ninh: Long An
Thái Nguyên: Bắc Kạn, Bắc Cạn
Tuyên Quang: Hà Giang
Vĩnh Long: Bến Tre, Trà Vinh, Cửu Long`,
};
