#!/usr/bin/env node
// The program of `npm create kontor`, as it was bundled.
import "./server/create.js";
