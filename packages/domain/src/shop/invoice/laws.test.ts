// The laws of invoice, checked.
import { checkLaws } from "@kontor/domain/testing";
import { it } from "vitest";
import { clockLaws } from "./clock-laws.ts";
import { historyLaws } from "./history-laws.ts";
import { laws } from "./laws.ts";
checkLaws([...laws, ...clockLaws, ...historyLaws], it, { runs: process.env["LAW_RUNS"] });
