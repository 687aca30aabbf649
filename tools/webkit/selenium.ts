import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Selenium from 'selenium-webdriver';

/** The package is installed for these tests alone: `npm ci --prefix tools/webkit`. */
const require = createRequire(path.resolve(import.meta.dirname, 'package.json'));
const selenium: typeof Selenium = require('selenium-webdriver');

export const { Builder, By, Capabilities, Key } = selenium;
